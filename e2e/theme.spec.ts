import type { Page } from '@playwright/test'
import { holdBack } from './support/line.ts'
import { blockStorage, fillStorage } from './support/storage.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const toDark = 'Switch to dark theme'
/** The colour of a mobile browser's own bars. */
const browserColor = (page: Page) =>
  page.locator('meta[name="theme-color"][media="all"]').getAttribute('content')
const logo = 'header a[href="/"] img:visible'

test('starts in light, also with an unknown stored value', async ({ page }) => {
  const expectLight = async () => {
    await expect(page.locator('html')).not.toHaveClass(/dark/)
    await expect(page.locator(logo)).toHaveAttribute('src', /logo-light/)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await expectLight()
  await page.evaluate(() => localStorage.setItem('theme', 'purple'))
  await open(page, '/')
  await expectLight()
})

test('the toggle stores the choice and a reload keeps it', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: toDark }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator(logo)).toHaveCount(1)
  await expect(page.locator(logo)).toHaveAttribute('src', /logo-dark/)
  expect(await browserColor(page)).toBe('#0B1422')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  expect(await browserColor(page)).toBe('#F8F6F1')
})

test('applies a stored dark theme before hydration, logo included', async ({ page, allow }) => {
  allow(/^not loaded: \/assets\/entry-client-\S+: net::ERR_FAILED$/)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/assets/entry-client*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.locator(logo)).toHaveAttribute('src', /logo-dark/)
})

test('follows a theme that this tab stores within 100 ms', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await page.clock.runFor(100)
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('follows another tab while timers stand still', async ({ page, context }) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const other = await context.newPage()
  await other.goto('/about-us')
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeAttached()
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

test('follows a choice that changes before hydration', async ({ page }) => {
  const release = await holdBack(page, '**/assets/vendor-*.js')
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'dark')
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  release()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: toDark })).toBeVisible()
})

for (const [what, block] of Object.entries({ blocked: blockStorage, full: fillStorage })) {
  test(`the toggle works both ways when storage is ${what}`, async ({ page }) => {
    await page.addInitScript(block)
    await open(page, '/')
    await page.getByRole('button', { name: toDark }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.locator('html')).not.toHaveClass(/dark/)
  })
}
