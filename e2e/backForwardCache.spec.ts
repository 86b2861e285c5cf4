import type { Page } from '@playwright/test'
import { expect, test, TYPED } from './support/contactForm.ts'
import { follow, title } from './support/menu.ts'
import { jumpTo, position } from './support/scroll.ts'
import { open } from './support/test.ts'

/**
 * Goes back. Playwright's `goBack` waits for a load event, which a page from the cache does not fire.
 * @returns whether the page came from the back/forward cache
 */
async function goBack(page: Page, entries = 1): Promise<boolean> {
  // The timer lets this evaluation return first: a cached document cannot answer.
  await page.evaluate((count) => {
    Object.assign(window, { isLeft: true })
    setTimeout(() => history.go(-count))
  }, entries)
  await page.waitForFunction(() => !('isLeft' in window) && 'persisted' in window)
  return page.evaluate(() => Reflect.get(window, 'persisted') as boolean)
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  }),
)

test('a page restored from the cache scrolls as before', { tag: '@full' }, async ({ page }) => {
  // The smooth scroll of a navigation would go on after the jump, and be restored, too.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(title(page, 'About Us')).toBeFocused()
  await jumpTo(page, 1500)
  await page.goto('about:blank')
  expect(await goBack(page)).toBe(true)
  expect(await position(page)).toBe(1500)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  await expect.poll(() => position(page)).toBe(0)
})

test('a restored form is empty if its message was sent meanwhile', { tag: '@full' }, async ({
  page,
  form,
}) => {
  await form.accept()
  await form.open()
  await form.enter()
  // Leaves to another site, so that the cached document keeps its own session storage.
  await page.goto('about:blank')
  await form.open()
  await form.expectValues(TYPED)
  await form.send()
  await expect(form.sentToast).toBeVisible()
  await goBack(page, 2)
  await expect(form.submit).toBeEnabled()
  await form.expectValues({})
})

test('changes that were made meanwhile are shown after a page was restored', {
  tag: '@full',
}, async ({ page, form }) => {
  await form.open()
  await form.enter()
  await test.step('in a restored form', async () => {
    // Both documents must be of this site, so that they share the session storage.
    await open(page, '/about-us')
    await form.open()
    await form.message.fill('Second')
    expect(await goBack(page, 2)).toBe(true)
    await form.expectValues({ ...TYPED, message: 'Second' })
  })
  await test.step('in the form that follows another restored page', async () => {
    await follow(page, 'About Us')
    await form.open()
    await form.message.fill('Third')
    expect(await goBack(page)).toBe(true)
    await follow(page, 'Contact Us')
    await form.expectValues({ ...TYPED, message: 'Third' })
  })
})
