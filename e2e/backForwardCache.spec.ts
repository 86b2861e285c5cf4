import type { Page } from '@playwright/test'
import {
  accept,
  expectSent,
  expectTyped,
  expectValues,
  openForm,
  SEND,
  send,
  type,
  TYPED,
} from './support/contactForm.ts'
import { title } from './support/menu.ts'
import { jumpTo, position, recordScroll, waitUntilSaved } from './support/scroll.ts'
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

// The browser does not cache a page that is still loading code: each test hydrates it first.

/** Lets `returned` tell a page from the cache from one that was loaded. */
const watchReturn = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
const returned = (page: Page) =>
  page.waitForFunction(() => 'persisted' in window && window.persisted)

/**
 * Playwright's `goBack` waits for a load event, which does not come. The timer lets the evaluation
 * return first: a document in the cache cannot answer.
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
  await jumpTo(page, 300)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(title(page, 'About Us')).toBeFocused()
  await expect.poll(() => position(page)).toBe(0)
  await jumpTo(page, 1500)
  await waitUntilSaved(page)
  await page.goto('about:blank')
  const forward = () => page.evaluate(() => history.forward())
  await goBack(page)
  await returned(page)

  await goBack(page)
  await expect(page).toHaveURL('/')
  await expect.poll(() => position(page)).toBe(0)
  await jumpTo(page, 600)
  await waitUntilSaved(page)
  const seen = await recordScroll(page, forward)
  expect(seen, seen.join(' ')).toEqual(seen.toSorted((a, b) => b - a))
  expect(seen.length, seen.join(' ')).toBeGreaterThanOrEqual(5)
})

test('a restored form shows the newer draft, or nothing once sent', {
  tag: '@full',
}, async ({ page }) => {
  await watchReturn(page)
  const form = await openForm(page)
  await type(page)
  await test.step('restored while it sends', async () => {
    await page.route(SEND, () => {})
    const request = page.waitForRequest(SEND)
    await send(page)
    await request
    await open(page, '/services')
    await openForm(page)
    await expectTyped(page)
    await form.name.fill('Noor')
    await backToForm(page)
    await expectValues(page, { ...TYPED, name: 'Noor', phone: '+965' })
    await expect(form.submit).toBeEnabled()
  })

  await page.unroute(SEND)
  await accept(page)
  await page.evaluate(() => void setTimeout(() => history.go(2)))
  await returned(page)
  await send(page)
  await expectSent(page)
  await backToForm(page)
  await expectValues(page, {})
})
