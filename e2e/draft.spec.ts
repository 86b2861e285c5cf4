import type { Page } from '@playwright/test'
import { blockStorage, fillStorage } from './support/conditions.ts'
import { contactForm, expect, SEND, test, TYPED } from './support/contactForm.ts'
import { requestLink } from './support/instruments.ts'
import { follow, title } from './support/menu.ts'
import { open } from './support/test.ts'

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
}

for (const [storage, script, ways] of [
  ['kept', undefined, { ...inDocument, ...acrossDocuments }],
  ['blocked', blockStorage, inDocument],
  ['full', fillStorage, inDocument],
] as const) {
  test(`leaving keeps draft and flight, storage ${storage}`, async ({ page, form }) => {
    if (script) await page.addInitScript(script)
    await form.open()
    await form.openFlight()
    await form.registration.fill('9K-ABC')
    await form.enter()
    for (const [name, leave] of Object.entries(ways)) {
      await test.step(name, async () => {
        // Another text each time, so that an older draft cannot pass for this one.
        await form.message.fill(name)
        await leave(page)
        await expect(title(page, 'Contact Us')).toBeVisible()
        await expect(form.submit).toBeEnabled()
        await form.expectValues({ ...TYPED, message: name })
        await expect(form.attached).toContainText('9K-ABC')
      })
    }
  })
}

test('a message that was sent does not come back; another tab has its own draft', async ({
  page,
  form,
}) => {
  await form.accept()
  await open(page, '/about-us')
  await follow(page, 'Contact Us')
  await form.enter()
  const other = contactForm(await page.context().newPage())
  await other.open()
  await other.expectValues({})
  await other.name.fill('Noor')
  await form.send()
  await expect(form.sentToast).toBeVisible()
  await follow(page, 'About Us')
  await page.goBack()
  await form.expectValues({})
  await form.reload()
  await form.expectValues({})
  await other.reload()
  await other.expectValues({ name: 'Noor' })
})

test('a copied tab keeps its own text when the other one sends', async ({ page, form }) => {
  await form.accept()
  await form.open()
  await form.enter()
  // The browser copies the session storage.
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/contact-us'))
  const copy = contactForm(await opened)
  await copy.expectValues(TYPED)
  await copy.message.fill('Second')
  await form.send()
  await expect(form.sentToast).toBeVisible()
  await copy.reload()
  await copy.expectValues({ ...TYPED, message: 'Second' })
})

test('a reload while a message is being sent keeps it, with the notice of a failure', async ({
  page,
  form,
}) => {
  await page.route(SEND, () => {})
  await form.open()
  await form.enter()
  const request = page.waitForRequest(SEND)
  await form.send()
  await request
  await form.reload()
  await form.expectValues(TYPED)
  const href = await form.mailInstead.getAttribute('href')
  const body = new URL(String(href)).searchParams.get('body')
  expect(body).toBe(`KWI tomorrow\r\n0300Z\r\n\r\nDana\r\nops@example.com\r\n+96550001234`)
  await expect(page.getByRole('link', { name: /^Call operations/ })).toBeVisible()
  // Editing the message keeps the notice: the first attempt may have been delivered.
  await form.name.fill('Noor')
  await form.reload()
  await expect(form.mailInstead).toBeVisible()
})

test('the result of a message is shown on any page, once its tab is visible', async ({
  page,
  form,
  allow,
}) => {
  allow(/^not loaded: \/api\/\S+: 500$/, /^error: The contact message was not sent\..* .*500/)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await form.open()
  await form.enter()
  for (const [status, toast, line, left] of [
    [500, form.failedToast, 'could not confirm', TYPED],
    [200, form.sentToast, 'Sent at', {}],
  ] as const) {
    const answer = await form.holdAnswer()
    await form.send()
    await follow(page, 'About Us')
    await setHidden(true)
    answer(status)
    await follow(page, 'Contact Us')
    await expect(page.getByText(line)).toBeVisible()
    await expect(toast).toHaveCount(0)
    await form.expectValues(left)
    await setHidden(false)
    await expect(toast).toBeVisible()
  }
})

test('nothing can be changed while a message is being sent', async ({ page, form }) => {
  const answer = await form.holdAnswer()
  await form.open()
  await form.openFlight()
  await form.registration.fill('9K-ABC')
  await form.enter()
  await form.send()
  await expect(page.getByRole('status').filter({ hasText: 'being sent' })).toHaveCount(1)
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await form[name].focus()
    await page.keyboard.type('9')
  }
  await form.flag.press('Enter')
  await expect(page.getByRole('listbox', { name: 'Country' })).toHaveCount(0)
  // The result of an instrument is for the next message.
  await follow(page, 'Fueling')
  await requestLink(page.getByRole('main')).click()
  await expect(form.pending).toBeVisible()
  await form.expectValues(TYPED)
  await expect(form.message).not.toBeEditable()
  await expect(form.attached).toContainText('9K-ABC')
  answer(200)
  await form.expectValues({})
  await expect(form.attached.last()).toContainText('UPLIFT')
  await form.enter({ name: 'Next' })
  await form.expectValues({ name: 'Next' })
})
