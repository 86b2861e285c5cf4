import type { Page } from '@playwright/test'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const toDark = 'Switch to dark theme'

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const logo = page.locator('header a[href="/"] img:visible')
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
  await expect(logo).toHaveCount(1)
  await expect(logo).toHaveAttribute('src', new RegExp(`logo-${theme}`))
}

test('starts in light, and stores the choice of the toggle (3.5)', async ({ page }) => {
  /** The colour of a mobile browser's own bars. */
  const browserColor = page.locator('meta[name="theme-color"][media="all"]')
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await expectTheme(page, 'light')
  await page.evaluate(() => localStorage.setItem('theme', 'purple'))
  await page.reload()
  await expectTheme(page, 'light')
  await page.getByRole('button', { name: toDark }).click()
  await expectTheme(page, 'dark')
  await expect(browserColor).toHaveAttribute('content', '#0B1422')
  expect(await stored()).toBe('dark')
  await page.reload()
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expectTheme(page, 'light')
  await expect(browserColor).toHaveAttribute('content', '#F8F6F1')
  expect(await stored()).toBe('light')
})

test('follows this tab within 100 ms, and another tab while timers stand still (3.5)', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expectTheme(page, 'light')
  await page.clock.runFor(100)
  await expectTheme(page, 'dark')
  const other = await context.newPage()
  await other.goto('/about-us')
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await expectTheme(page, 'light')
})

test('shows a stored dark theme before hydration, and a choice that changes then (3.5)', async ({
  page,
}) => {
  const release = await holdBack(page, SCRIPTS)
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'dark')
  })
  await page.goto('/')
  await expectTheme(page, 'dark')
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  release()
  await expectTheme(page, 'light')
  await expect(page.getByRole('button', { name: toDark })).toBeVisible()
})
