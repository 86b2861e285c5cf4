import { SITE_PATHS } from '#content/paths.ts'
import { privacy } from '#content/privacy.ts'
import { contactForm } from './support/contactForm.ts'
import { DEVELOPMENT_ORIGIN } from './support/servers.ts'
import { expect, open, test } from './support/test.ts'

// Only the development build has a notice. With Save-Data, no service worker is registered.
test.use({ baseURL: DEVELOPMENT_ORIGIN, serviceWorkers: 'allow', films: true })

/** The storage in which the browser holds each item of the privacy text. */
const HELD: Record<keyof typeof privacy.browser.kept, string> = {
  theme: 'localStorage: theme',
  pages: 'cache: workbox-precache',
  draft: 'sessionStorage: contact-draft',
  notice: 'sessionStorage: notice',
  scroll: 'sessionStorage: tsr-scroll-restoration',
}

test('the browser stores only the items that the privacy text names (7.6)', async ({ page }) => {
  test.slow()
  const listHeld = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key.replace(/-v\d.*$/, '')}`),
      ...(await caches.keys()).map((name) => `cache: ${name.replace(/-v\d.*$/, '')}`),
      ...document.cookie.split(';').filter(Boolean),
      ...(await indexedDB.databases()).map(({ name }) => `database: ${name}`),
    ])
  for (const path of SITE_PATHS) await open(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const form = contactForm(page)
  await form.open('?service=fuel')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await page.getByRole('button', { name: 'Dismiss the notice' }).click()
  await form.accept()
  await form.enter()
  const { draft, ...others } = HELD
  expect((await listHeld()).toSorted()).toEqual([draft, ...Object.values(others)].toSorted())
  await form.send()
  await expect(form.sentToast).toBeVisible()
  expect((await listHeld()).toSorted()).toEqual(Object.values(others).toSorted())
  expect(await page.context().cookies()).toEqual([])
  for (const text of Object.values(privacy.browser.kept)) {
    await expect(page.getByText(text)).toBeVisible()
  }
})
