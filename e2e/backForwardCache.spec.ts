import { frames, position, readTo, written } from './support/scroll.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({
  viewport: desktop,
  // Playwright turns the cache off.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test('a page that comes back whole scrolls as before', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await open(page, '/')
  await readTo(page, 300)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  await expect.poll(() => position(page)).toBe(0)
  await readTo(page, 1500)
  await written(page)
  await page.goto('about:blank')
  // Not Playwright's own ways, which wait for a load that does not come. After the answer, which a
  // document that leaves may not give any more.
  const back = () => page.evaluate(() => void setTimeout(() => history.back()))
  const forward = () => page.evaluate(() => history.forward())
  await back()
  await page.waitForFunction(() => 'persisted' in window && window.persisted)

  await back()
  await expect(page).toHaveURL('/')
  await expect.poll(() => position(page)).toBe(0)
  await readTo(page, 600)
  await written(page)
  const seen = await frames(page, forward)
  expect(seen, seen.join(' ')).toEqual(seen.toSorted((a, b) => b - a))
  expect(seen.length, seen.join(' ')).toBeGreaterThanOrEqual(5)
})
