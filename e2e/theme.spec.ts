import type { Page } from '@playwright/test'
import { themeToggle } from '#content/layout.ts'
import { themeColor } from '#styles/themeColor.ts'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const { toDark, toLight } = themeToggle

/** The colour of a mobile browser's own bars. */
const barsColor = (page: Page) => page.locator('meta[name="theme-color"][media="all"]')

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const logo = page.locator('header a[href="/"] img:visible')
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
  await expect(logo).toHaveCount(1)
  await expect(logo).toHaveAttribute('src', new RegExp(`logo-${theme}`))
}

test('starts in light until the visitor chooses dark (3.5)', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/about-us')
  await expectTheme(page, 'light')
  await page.evaluate(() => localStorage.setItem('theme', 'purple'))
  await page.reload()
  await expectTheme(page, 'light')
  await page.getByRole('button', { name: toDark }).click()
  await expectTheme(page, 'dark')
  await expect(barsColor(page)).toHaveAttribute('content', themeColor.dark)
  expect(await stored()).toBe('dark')
  await page.reload()
  await page.getByRole('button', { name: toLight }).click()
  await expectTheme(page, 'light')
  await expect(barsColor(page)).toHaveAttribute('content', themeColor.light)
  expect(await stored()).toBe('light')
})

test('follows this tab within 100 ms (3.5)', async ({ page }) => {
  await page.clock.install()
  await open(page, '/about-us')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expectTheme(page, 'light')
  await page.clock.runFor(100)
  await expectTheme(page, 'dark')
})

test('follows another tab while its own timers stand still (3.5)', async ({ page, context }) => {
  await page.clock.install()
  await open(page, '/about-us')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const other = await context.newPage()
  await other.goto('/services')
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expectTheme(page, 'dark')
})

test('is light before hydration when nothing is stored (3.5)', async ({ page }) => {
  await holdBack(page, SCRIPTS)
  await page.goto('/about-us')
  await expectTheme(page, 'light')
})

test('shows a stored dark theme before hydration, and a choice that changes then (3.5)', async ({
  page,
}) => {
  const release = await holdBack(page, SCRIPTS)
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'dark')
  })
  await page.goto('/about-us')
  await expectTheme(page, 'dark')
  await expect(barsColor(page)).toHaveAttribute('content', themeColor.dark)
  await expect(page.getByRole('button', { name: toLight, exact: true })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  release()
  await expectTheme(page, 'light')
  await expect(page.getByRole('button', { name: toDark })).toBeVisible()
})

test('a press before hydration turns a dark page light (3.5)', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'dark')
  })
  await page.goto('/about-us')
  await page.getByRole('button', { name: toLight, exact: true }).click()
  release()
  await expectTheme(page, 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})
