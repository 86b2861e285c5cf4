import type { Locator, Page } from '@playwright/test'
import { menu, profileModal } from '#content/layout.ts'
import { profileLabel } from '#content/navigation.ts'
import { expect } from './test.ts'

/** The main navigation, opened where the screen is too small to show it. */
export async function mainMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: menu.open })
  if (await button.isVisible()) await button.click()
  return page.getByRole('navigation', { name: menu.label })
}

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Follows a link in the footer to the page of that name. */
export async function follow(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect(title(page, name)).toBeVisible()
}

/** The menu entry that opens the company profile. */
export const profileLink = (page: Page) => page.getByRole('link', { name: profileLabel })
export const profileDialog = (page: Page) => page.getByRole('dialog', { name: profileModal.title })
/** Waits until the dialog's frame has loaded the PDF. */
export const expectPdf = (dialog: Locator) =>
  expect
    .poll(() =>
      dialog
        .locator('iframe')
        .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.contentType),
    )
    .toBe('application/pdf')
