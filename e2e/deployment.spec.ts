import type { Locator, Page } from '@playwright/test'
import { MAIL_PATH } from '#tools/serve/maildesk.ts'
import { expectSent, expectTyped, FAILED, send, SENT, type } from './support/contactForm.ts'
import { blockStorage } from './support/storage.ts'
import { desktop, expect, hydrated, open, test } from './support/test.ts'

// A page that was opened before a deployment asks for code that is gone after it.
test.use({ viewport: desktop })

/** Clicks what brings a new document, and waits for it. */
async function leave(page: Page, link: Locator) {
  const loaded = page.waitForEvent('load')
  await link.click()
  await loaded
}

/** Takes a script away, as a new deployment does. @returns what puts it back */
async function take(page: Page, script: string) {
  const address = `**/assets/${script}-*.js`
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  return () => page.unroute(address)
}

/** What the browser says of it. */
const gone = (script: string) => new RegExp(`^not loaded: /assets/${script}-\\S+\\.js: 404$`)

for (const storage of ['kept', 'blocked']) {
  test(`reloads keep a draft that the form has not read yet, storage ${storage}`, async ({
    page,
    allow,
  }) => {
    allow(gone('contact-us'))
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    await open(page, '/contact-us')
    await type(page)
    const putBack = await take(page, 'contact-us')
    await page.reload()
    const reload = page.getByRole('button', { name: 'Reload the page' })
    await reload.waitFor()
    // As in browsers that fill in nothing by themselves.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
    await page.getByLabel('Message').fill('KWI on Tuesday')
    await leave(page, reload)
    await reload.waitFor()
    await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
    await page.getByLabel('Name').fill('Dana K.')
    await putBack()
    await leave(page, reload)
    await hydrated(page)
    await expect(page.getByLabel('Message')).toHaveValue('KWI on Tuesday')
    await expect(page.getByLabel('Name')).toHaveValue('Dana K.')
    await expect(page.getByLabel('Email')).toHaveValue('ops@example.com')
    await send(page)
    await expectSent(page)
  })
}

for (const storage of ['kept', 'blocked']) {
  test(`a link to a page without its code loads that page, storage ${storage}`, async ({
    page,
    allow,
  }) => {
    allow(gone('catering'))
    // What the router itself says of it.
    if (storage === 'kept') allow(/^error: TypeError: Failed to fetch .*\/assets\/catering-\S+$/)
    else allow('error: SecurityError: denied')
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    await open(page, '/')
    await take(page, 'catering')
    // Twice: the router itself would reload once a visit.
    for (const visit of [1, 2]) {
      await leave(page, page.getByRole('contentinfo').getByRole('link', { name: 'Catering' }))
      await expect(page, `visit ${visit}`).toHaveURL('/services/catering')
      await expect(page.locator('html')).toHaveAttribute('data-incomplete')
      await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()
      await hydrated(page)
    }
  })
}

test('the form reports its missing code, and a reload keeps the typed text', async ({
  page,
  allow,
}) => {
  allow(gone('contact-us'))
  const putBack = await take(page, 'contact-us')
  await page.goto('/contact-us')
  await expect(page.getByText('Part of this page did not load')).toBeVisible()
  await expect(page.getByRole('link', { name: '+965' }).first()).toBeVisible()
  await type(page)
  // Over the dial code, which the Tab key selects.
  await page.getByLabel('Phone').fill('50001234')
  await putBack()
  await leave(page, page.getByRole('button', { name: 'Reload the page' }))
  await hydrated(page)
  await expect(page.getByText('Part of this page did not load')).toBeHidden()
  await expectTyped(page)
  await expect(page.getByLabel('Phone')).toHaveValue('+965 5000 1234')
  await send(page)
  await expectSent(page)
})

for (const storage of ['kept', 'blocked']) {
  test(`offers a reload that keeps the text when the mail client is missing, storage ${storage}`, async ({
    page,
    allow,
  }) => {
    allow(gone('send'), /^error: The contact message was not sent\. .*\/assets\/send-/)
    if (storage === 'blocked') await page.addInitScript(blockStorage)
    const putBack = await take(page, 'send')
    await open(page, '/contact-us')
    await type(page)
    await page.getByLabel('Phone').pressSequentially('50001234')
    await send(page)
    await expect(page.getByText(FAILED)).toHaveCount(1)
    await expectTyped(page)
    await putBack()
    await leave(page, page.getByRole('button', { name: 'Reload and keep the text' }))
    await hydrated(page)
    await expectTyped(page)
    await expect(page.getByLabel('Phone')).toHaveValue('+965 5000 1234')
    await send(page)
    await expectSent(page)
    // Kept for that one reload, not for the next.
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Message')).toHaveValue('')
  })
}

test('offers no reload when the provider refuses a message', async ({ page, allow }) => {
  allow(`not loaded: ${MAIL_PATH}: 500`, /^error: The contact message was not sent\. .*\(500\): No/)
  await page.route('**/email/send', (route) => route.fulfill({ status: 500, body: 'No' }))
  await open(page, '/contact-us')
  await type(page)
  await send(page)
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload and keep the text' })).toHaveCount(0)
})

test('shows one plain toast when the toast library is missing', async ({ page, allow }) => {
  allow(gone('toasts'))
  await take(page, 'toasts')
  await open(page, '/contact-us')
  await type(page)
  await send(page)
  await expectSent(page)
  await expect(page.getByText(SENT)).toHaveCount(1)
  await expect(page.getByText(SENT)).toBeHidden()
})

test('opens the PDF itself when the dialog’s code is missing', async ({ page, allow }) => {
  allow(gone('ProfileModal'))
  await take(page, 'ProfileModal')
  // Asked for, but not shown: the browser's viewer, still loading, may outlast the test.
  await page.route('**/*.pdf', (route) => route.fulfill({ status: 204 }))
  await open(page, '/')
  const opened = page.waitForRequest(
    (request) => request.url().endsWith('.pdf') && request.isNavigationRequest(),
  )
  await page.getByRole('link', { name: 'Aero Profile' }).click()
  await opened
})

test('the testimonials scroll as a row when the carousel’s code is missing', async ({
  page,
  allow,
}) => {
  allow(gone('RunningCarousel'), /^error: The carousel could not be loaded\. .*\/RunningCarousel-/)
  await take(page, 'RunningCarousel')
  await open(page, '/')
  const row = page.getByRole('group', { name: 'Testimonials' })
  await row.scrollIntoViewIfNeeded()
  await expect(async () => {
    await row.press('ArrowRight')
    await expect(row.locator('> div > div').last()).toBeInViewport({ timeout: 100 })
  }).toPass()
})
