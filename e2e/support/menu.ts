import type { Locator, Page } from '@playwright/test'

/** The main navigation, opened where the screen is too small to show it. */
export async function mainMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Open menu' })
  if (await button.isVisible()) await button.click()
  return page.getByRole('navigation', { name: 'Main' })
}
