import type { Locator, Page } from '@playwright/test'
import {
  expectSent,
  expectValues,
  FAILED,
  openForm,
  send,
  SENT,
  type,
  TYPED,
  typeAll,
} from './support/contactForm.ts'
import { title } from './support/menu.ts'
import { blockStorage } from './support/storage.ts'
import { desktop, expect, hydrated, open, test } from './support/test.ts'

// A page that was opened before a deployment requests code that no longer exists.
test.use({ viewport: desktop })

/** Follows a link to a new document, and waits for it. */
async function leave(page: Page, link: Locator) {
  const loaded = page.waitForEvent('load')
  await link.click()
  await loaded
}

/** Removes a script, as a new deployment does. @returns a function that restores it */
async function remove(page: Page, script: string) {
  const address = `**/assets/${script}-*.js`
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  return () => page.unroute(address)
}

/** The browser's complaint about it. */
const gone = (script: string) => new RegExp(`^not loaded: /assets/${script}-\\S+\\.js: 404$`)

for (const storage of ['kept', 'blocked']) {
  test.describe(`storage ${storage}`, () => {
    test.beforeEach(async ({ page }) => {
      if (storage === 'blocked') await page.addInitScript(blockStorage)
    })

    test('the form reports its missing code, and reloads keep its text', async ({
      page,
      allow,
    }) => {
      allow(gone('contact-us'))
      const form = await openForm(page)
      await type(page)
      const restore = await remove(page, 'contact-us')
      await page.reload()
      const notice = page.getByText('Part of this page did not load')
      const reload = page.getByRole('button', { name: 'Reload the page' })
      // Some browsers restore no values on a reload.
      const empty = async () => {
        await reload.waitFor()
        await page.locator('form').evaluate((element: HTMLFormElement) => element.reset())
      }
      await empty()
      await expect(notice).toBeVisible()
      await expect(page.getByRole('link', { name: '+965' }).first()).toBeVisible()
      await form.message.fill('KWI on Tuesday')
      await leave(page, reload)
      await empty()
      await form.name.fill('Dana K.')
      // Over the dial code, which the Tab key selects.
      await form.phone.fill('50001234')
      await restore()
      await leave(page, reload)
      await hydrated(page)
      await expect(notice).toBeHidden()
      await expectValues(page, { ...TYPED, name: 'Dana K.', message: 'KWI on Tuesday' })
      await send(page)
      await expectSent(page)
    })

    test('a link to a page without its code loads that page', async ({ page, allow }) => {
      allow(gone('catering'))
      // The router's own message.
      if (storage === 'kept') allow(/^error: TypeError: Failed to fetch .*\/assets\/catering-\S+$/)
      else allow('error: SecurityError: denied')
      await open(page, '/')
      await remove(page, 'catering')
      const footer = page.getByRole('contentinfo')
      // Twice: the router by itself reloads only once a visit.
      for (const visit of [1, 2]) {
        await leave(page, footer.getByRole('link', { name: 'Catering' }))
        await expect(page, `visit ${visit}`).toHaveURL('/services/catering')
        await expect(page.locator('html')).toHaveAttribute('data-incomplete')
        await expect(title(page, 'Catering')).toBeVisible()
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400)
        await footer.getByRole('link', { name: 'Home', exact: true }).click()
        await hydrated(page)
      }
    })

    test('a reload keeps the text when the mail client is missing', async ({ page, allow }) => {
      allow(gone('send'), /^error: The contact message was not sent\. .*\/assets\/send-/)
      const restore = await remove(page, 'send')
      await openForm(page)
      await typeAll(page)
      await send(page)
      await expect(page.getByText(FAILED)).toHaveCount(1)
      await expectValues(page, TYPED)
      await restore()
      await leave(page, page.getByRole('button', { name: 'Reload and keep the text' }))
      await hydrated(page)
      await expectValues(page, TYPED)
      await send(page)
      await expectSent(page)
      // Kept for that one reload, not for the next.
      await page.reload()
      await hydrated(page)
      await expectValues(page, {})
    })
  })
}

test('shows one plain toast when the toast library is missing', async ({ page, allow }) => {
  allow(gone('toasts'))
  await remove(page, 'toasts')
  await openForm(page)
  await type(page)
  await send(page)
  await expectSent(page)
  await expect(page.getByText(SENT)).toHaveCount(1)
  await expect(page.getByText(SENT)).toBeHidden()
})

test('testimonials scroll when the carousel’s code is missing', async ({ page, allow }) => {
  allow(gone('RunningCarousel'), /^error: The carousel could not be loaded\. .*\/RunningCarousel-/)
  await remove(page, 'RunningCarousel')
  await open(page, '/')
  const row = page.getByRole('group', { name: 'Testimonials' })
  await row.scrollIntoViewIfNeeded()
  await expect(async () => {
    await row.press('ArrowRight')
    await expect(row.locator('> div > div').last()).toBeInViewport({ timeout: 100 })
  }).toPass()
})
