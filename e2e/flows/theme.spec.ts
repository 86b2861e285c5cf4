import { mainMenu } from '../support/menu.ts'
import { expect, hydrated, open, test } from '../support/test.ts'

test('change the theme and come back', async ({ page, context }) => {
  const root = page.locator('html')
  await open(page, '/')
  await expect(root).not.toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(root).toHaveClass(/dark/)
  await (await mainMenu(page)).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(root).toHaveClass(/dark/)

  const later = await context.newPage()
  await later.goto('/contact-us')
  await expect(later.locator('html')).toHaveClass(/dark/)
  await hydrated(later)
  await later.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(later.locator('html')).not.toHaveClass(/dark/)
  await page.bringToFront()
  await expect(root).not.toHaveClass(/dark/)
})
