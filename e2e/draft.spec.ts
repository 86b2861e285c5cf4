import type { Page } from '@playwright/test'
import { blockStorage, fillStorage } from './support/conditions.ts'
import {
  accept,
  attached,
  expectSent,
  expectValues,
  FAILED,
  fields,
  holdAnswer,
  openFlight,
  openForm,
  pending,
  ready,
  registration,
  reload,
  SEND,
  send,
  TYPED,
  typeAll,
  unconfirmed,
} from './support/contactForm.ts'
import { follow, title } from './support/menu.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const inDocument: Record<string, (page: Page) => Promise<unknown>> = {
  'a link and Back': async (page) => {
    await follow(page, 'About Us')
    await page.goBack()
  },
  'a link and a link': async (page) => {
    await follow(page, 'About Us')
    await follow(page, 'Contact Us')
  },
}
const acrossDocuments: typeof inDocument = {
  'a reload': (page) => page.reload(),
  'another origin and Back': async (page) => {
    await page.goto('about:blank')
    await page.goBack()
  },
  'a page load and a new visit': async (page) => {
    await page.goto('/services')
    await page.goto('/contact-us')
  },
}

for (const [storage, script, ways] of [
  ['kept', undefined, { ...inDocument, ...acrossDocuments }],
  ['blocked', blockStorage, inDocument],
  ['full', fillStorage, inDocument],
] as const) {
  test(`leaving the form keeps its draft and the flight, storage ${storage}`, async ({ page }) => {
    if (script) await page.addInitScript(script)
    await openForm(page)
    await openFlight(page)
    await registration(page).fill('9K-ABC')
    await typeAll(page)
    for (const [name, leave] of Object.entries(ways)) {
      await test.step(name, async () => {
        // Another text each time, so that an older draft cannot pass for this one.
        await fields(page).message.fill(name)
        await leave(page)
        await expect(title(page, 'Contact Us')).toBeVisible()
        await ready(page)
        await expectValues(page, { ...TYPED, message: name })
        await expect(attached(page)).toContainText('9K-ABC')
      })
    }
  })
}

test('a sent message does not come back, and a second tab has its own draft', async ({ page }) => {
  await accept(page)
  await open(page, '/about-us')
  await follow(page, 'Contact Us')
  await typeAll(page)
  const tab = await page.context().newPage()
  const other = await openForm(tab)
  await expectValues(tab, {})
  await other.name.fill('Noor')
  await send(page)
  await expectSent(page)
  await follow(page, 'About Us')
  await page.goBack()
  await expectValues(page, {})
  await reload(page)
  await expectValues(page, {})
  await reload(tab)
  await expectValues(tab, { name: 'Noor' })
})

test('a message may have been sent when its page was left', async ({ page }) => {
  await page.route(SEND, () => {})
  const { name } = await openForm(page)
  await typeAll(page)
  const request = page.waitForRequest(SEND)
  await send(page)
  await request
  await reload(page)
  await expectValues(page, TYPED)
  await expect(unconfirmed(page)).toBeVisible()
  // Editing the message does not settle what became of the first one.
  await name.fill('Noor')
  await reload(page)
  await expect(unconfirmed(page)).toBeVisible()
})

test('a failure on another page keeps the message and its way out', async ({ page, allow }) => {
  allow(/^not loaded: \/api\/\S+: 500$/, /^error: The contact message was not sent\..* .*500/)
  const answer = await holdAnswer(page)
  await openForm(page)
  await typeAll(page)
  await send(page)
  await follow(page, 'About Us')
  answer(500)
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await page.goBack()
  await expectValues(page, TYPED)
  await expect(unconfirmed(page)).toBeVisible()
  const href = await page.getByRole('link', { name: 'Send it by email' }).getAttribute('href')
  const body = new URL(String(href)).searchParams.get('body')
  expect(body).toBe(`KWI tomorrow\r\n0300Z\r\n\r\nDana\r\nops@example.com\r\n+96550001234`)
  await expect(page.getByRole('link', { name: /^Call operations/ })).toBeVisible()
})

test('nothing can be changed while a message is being sent', async ({ page }) => {
  const answer = await holdAnswer(page)
  const form = await openForm(page)
  await openFlight(page)
  await registration(page).fill('9K-ABC')
  await typeAll(page)
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'being sent' })).toHaveCount(1)
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await form[name].focus()
    await page.keyboard.type('9')
  }
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  await expect(page.getByRole('listbox', { name: 'Country' })).toHaveCount(0)
  await follow(page, 'About Us')
  await page.goBack()
  await expect(pending(page)).toBeVisible()
  await expectValues(page, TYPED)
  await expect(form.message).not.toBeEditable()
  await expect(registration(page)).toHaveValue('9K-ABC')
  answer(200)
  await expectSent(page)
  await expectValues(page, {})
  await form.name.fill('Next')
  await expect(form.name).toHaveValue('Next')
})
