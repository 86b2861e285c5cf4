import type { Page } from '@playwright/test'
import { expectSent, expectTyped, fields, SEND, send, type } from './support/contactForm.ts'
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

/** Lets `returned` tell a page from the cache from one that was loaded. */
const watchReturn = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
const returned = (page: Page) =>
  page.waitForFunction(() => 'persisted' in window && window.persisted)

/**
 * Playwright's `goBack` waits for a load, which does not come. The timer lets the evaluation end
 * first: a document that is left may not answer any more.
 */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

/** Two steps back, past a page of the cache, to a form of the cache. */
async function backToForm(page: Page) {
  await goBack(page)
  await expect(page).toHaveURL('/services')
  await returned(page)
  await goBack(page)
  await expect(page).toHaveURL('/contact-us')
  await returned(page)
}

test('a page restored from the cache scrolls as before', { tag: '@full' }, async ({ page }) => {
  await watchReturn(page)
  await open(page, '/')
  await readTo(page, 300)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  await expect.poll(() => position(page)).toBe(0)
  await readTo(page, 1500)
  await written(page)
  await page.goto('about:blank')
  const forward = () => page.evaluate(() => history.forward())
  await goBack(page)
  await returned(page)

  await goBack(page)
  await expect(page).toHaveURL('/')
  await expect.poll(() => position(page)).toBe(0)
  await readTo(page, 600)
  await written(page)
  const seen = await frames(page, forward)
  expect(seen, seen.join(' ')).toEqual(seen.toSorted((a, b) => b - a))
  expect(seen.length, seen.join(' ')).toBeGreaterThanOrEqual(5)
})

test('a form that comes back while it sends shows the newer draft', {
  tag: '@full',
}, async ({ page }) => {
  await watchReturn(page)
  await page.route(SEND, () => {})
  await open(page, '/contact-us')
  await type(page)
  const request = page.waitForRequest(SEND)
  await send(page)
  await request
  await page.goto('/services')
  await open(page, '/contact-us')
  await fields(page).name.fill('Noor')
  await backToForm(page)
  await expect(fields(page).name).toHaveValue('Noor')
  await expect(fields(page).submit).toBeEnabled()
})

test('a form restored from the cache shows the newer draft, or nothing once it was sent', {
  tag: '@full',
}, async ({ page }) => {
  await watchReturn(page)
  await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
  await open(page, '/contact-us')
  await type(page)
  await page.goto('/services')
  await open(page, '/contact-us')
  await expectTyped(page)
  await fields(page).name.fill('Noor')
  await backToForm(page)
  await expect(fields(page).name).toHaveValue('Noor')
  await expect(fields(page).message).toHaveValue('KWI tomorrow\n0300Z')

  await page.evaluate(() => void setTimeout(() => history.go(2)))
  await returned(page)
  await send(page)
  await expectSent(page)
  await backToForm(page)
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(fields(page)[name]).toHaveValue('')
  }
})
