import type { Page } from '@playwright/test'
import { desktop, expect, hydrated, test } from './support/test.ts'

test.use({ viewport: desktop })

/** Holds the page's own scripts back until they are let go. */
async function slowScripts(page: Page) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/vendor-*.js', async (route) => {
    await gate
    await route.continue()
  })
  return { letGo }
}

test('scripts come once the page has loaded', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const { loaded, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /assets\/(?!start-).*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }
  })
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded)
})

test('a visitor who acts brings them sooner', async ({ page }) => {
  let picture = () => {}
  const gate = new Promise<void>((resolve) => (picture = resolve))
  await page.route('**/media/hero-*', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.mouse.move(200, 200)
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  picture()
  await page.waitForLoadState('load')
})

test('a click before the script runs is answered when it does', async ({ page }) => {
  const { letGo } = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  letGo()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('an early click on a link stays in the document', async ({ page }) => {
  const { letGo } = await slowScripts(page)
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a link does not wait for a script that never comes', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible()
})

test('a pointer that rests on Services opens its list when the script runs', async ({ page }) => {
  const { letGo } = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover()
  letGo()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cargo Flights' })).toBeVisible()
})

test('the profile opens as a dialog when asked for early', async ({ page }) => {
  const { letGo } = await slowScripts(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Aero Profile' }).click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})
