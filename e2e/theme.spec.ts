import type { Page } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { fillStorage } from './support/storage.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const toDark = 'Switch to dark theme'
/** The colour of a mobile browser's own bars. */
const browserColor = (page: Page) =>
  page.locator('meta[name="theme-color"][media="all"]').getAttribute('content')
const logo = 'header a[href="/"] img:visible'

test('starts in light, and stores the choice of the toggle', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const expectTheme = async (theme: 'light' | 'dark') => {
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
    await expect(page.locator(logo)).toHaveCount(1)
    await expect(page.locator(logo)).toHaveAttribute('src', new RegExp(`logo-${theme}`))
  }
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  await open(page, '/')
  await expectTheme('light')
  await page.evaluate(() => localStorage.setItem('theme', 'purple'))
  await page.reload()
  await expectTheme('light')
  await page.getByRole('button', { name: toDark }).click()
  await expectTheme('dark')
  expect(await browserColor(page)).toBe('#0B1422')
  expect(await stored()).toBe('dark')
  await page.reload()
  await expectTheme('dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expectTheme('light')
  expect(await browserColor(page)).toBe('#F8F6F1')
  expect(await stored()).toBe('light')
  // `faults.spec.ts` blocks the storage.
  await test.step('the toggle works both ways when storage is full', async () => {
    await page.evaluate(fillStorage)
    for (const theme of ['dark', 'light'] as const) {
      await page.getByRole('button', { name: `Switch to ${theme} theme` }).click()
      await expectTheme(theme)
    }
  })
})

test('follows this tab within 100 ms, and another tab while timers stand still', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await page.clock.runFor(100)
  await expect(page.locator('html')).toHaveClass(/dark/)

  const other = await context.newPage()
  await other.goto('/about-us')
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: toDark })).toBeAttached()
})

test('the toggle offers light on a dark page in the background', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { get: () => true })
  })
  await open(page, '/')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
})

test('shows a stored dark theme before hydration, and a choice that changes then', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/vendor-*.js')
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'dark')
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator(logo)).toHaveAttribute('src', /logo-dark/)
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  release()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: toDark })).toBeVisible()
})
