import { SITE_PATHS } from '#content/paths.ts'
import { privacy } from '#content/privacy.ts'
import { contactForm } from './support/contactForm.ts'
import { DEVELOPMENT_ORIGIN, SITE_ORIGIN } from './support/servers.ts'
import { service } from './support/services.ts'
import { expect, open, test } from './support/test.ts'

// A browser that saves data gets no service worker.
test.use({ serviceWorkers: 'allow', films: true })

/** Where the browser holds what the privacy text names. */
const HELD = {
  theme: 'localStorage: theme',
  // Pages and their code; fonts and logos.
  pages: ['cache: files', 'cache: workbox-precache'],
  draft: 'sessionStorage: contact-draft',
  notice: 'sessionStorage: notice',
  scroll: 'sessionStorage: tsr-scroll-restoration',
} satisfies Record<keyof typeof privacy.browser.kept, string | string[]>

for (const [build, baseURL, missing, paths] of [
  ['the site', SITE_ORIGIN, HELD.notice, SITE_PATHS],
  // Its pages keep what those of the site keep.
  [
    'the development build, which has a notice and no worker',
    DEVELOPMENT_ORIGIN,
    HELD.pages,
    ['/'],
  ],
] as const) {
  test.describe(build, () => {
    test.use({ baseURL })

    test('keeps what the privacy text names, and nothing of a message (7.6)', async ({ page }) => {
      test.slow()
      const listHeld = async () => {
        const held = await page.evaluate(async () => [
          ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
          ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
          ...(await caches.keys()).map((name) => `cache: ${name}`),
          ...(await indexedDB.databases()).map(({ name }) => `database: ${name}`),
        ])
        const cookies = (await page.context().cookies()).map(({ name }) => `cookie: ${name}`)
        return [...held, ...cookies].map((one) => one.replace(/-v\d.*$/, '')).toSorted()
      }
      const expected = Object.values(HELD)
        .filter((one) => one !== missing)
        .flat()
      for (const path of paths) await open(page, path)
      const form = contactForm(page)
      await form.open(`?service=${service.slug}`)
      if (missing === HELD.notice) await page.evaluate(() => navigator.serviceWorker.ready)
      else await page.getByRole('button', { name: 'Dismiss the notice' }).click()
      await page.getByRole('button', { name: 'Switch to dark theme' }).click()
      await form.enter()
      expect(await listHeld()).toEqual(expected.toSorted())
      await form.send()
      await expect(form.sentToast).toBeVisible()
      expect(await listHeld()).toEqual(expected.filter((one) => one !== HELD.draft).toSorted())
      for (const text of Object.values(privacy.browser.kept)) {
        await expect(page.getByText(text)).toBeVisible()
      }
    })
  })
}
