import type { Page } from '@playwright/test'
import {
  accept,
  attached,
  expectSent,
  expectValues,
  FAILED,
  fields,
  openFlight,
  openForm,
  readOutbox,
  send,
  SEND,
  type,
  typeAll,
  TYPED,
} from './support/contactForm.ts'
import { ENTRY_CODE, holdBack } from './support/line.ts'
import { desktop, expect, settled, test } from './support/test.ts'
import { translate } from './support/translator.ts'

test.use({ viewport: desktop })

const REQUIRED = ['Name is required', 'Email is required', 'Message is required']
const FAILURE = [/^not loaded: \/api\/\S+: 500$/, /^error: The contact message was not sent\./]

async function expectMissing(page: Page, texts: readonly string[]) {
  for (const text of REQUIRED) {
    await expect(page.getByText(text)).toHaveCount(texts.includes(text) ? 1 : 0)
  }
}

test('a submit names what is missing, and a reset form reports nothing', async ({ page }) => {
  const messages = await accept(page)
  const form = await openForm(page)
  await form.phone.press('Enter')
  await expect(form.name).toBeFocused()
  await expectMissing(page, REQUIRED)
  await expect(form.name).toHaveAccessibleDescription(/Name is required/)
  await form.name.fill('Dana')
  await expectMissing(page, REQUIRED.slice(1))
  await send(page)
  await expect(form.email).toBeFocused()
  await type(page)
  await form.name.press('Enter')
  await expectValues(page, {})
  await expect(form.name).toBeFocused()
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Tab')
  await expectMissing(page, [])
  expect(messages).toHaveLength(1)
})

test('a field reports its error when it is left, but not before', async ({ page }) => {
  const form = await openForm(page)
  for (const [field, value, text] of [
    ['name', ' \u200b\ufeff', 'Name is required'],
    ['email', 'ops@', 'Invalid email address'],
    ['phone', '+965 12', 'Phone number is too short'],
    ['message', '\u202e\u2060\n', 'Message is required'],
  ] as const) {
    await form[field].fill(value)
    await expect(page.getByText(text)).toHaveCount(0)
    await form[field].blur()
    await expect(page.getByText(text)).toHaveCount(1)
    await expect(form[field]).toHaveAttribute('aria-invalid', 'true')
  }
})

test('Enter sends right after the last field is filled in', async ({ page }) => {
  const messages = await accept(page)
  const form = await openForm(page)
  await form.message.fill(TYPED.message)
  await form.name.fill(TYPED.name)
  await form.email.fill('ops@')
  await form.email.blur()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await form.email.fill(TYPED.email)
  await expect(page.getByText('Invalid email address')).toBeHidden()
  await form.email.press('Enter')
  await expectSent(page)
  expect(messages).toHaveLength(1)
})

test('a double-click after a quick answer reports nothing missing', async ({ page }) => {
  const messages = await accept(page)
  const form = await openForm(page)
  await type(page)
  // In the page: the second click must come within a double-click's time after the reset.
  await form.submit.evaluate((button: HTMLButtonElement) => {
    const clickIfReset = () => {
      const name = document.querySelector<HTMLInputElement>('#contact-name')
      if (name?.value === '') button.click()
      else requestAnimationFrame(clickIfReset)
    }
    button.click()
    clickIfReset()
  })
  await expectValues(page, {})
  await settled(page)
  await expectMissing(page, [])
  expect(messages).toHaveLength(1)
})

test('the line about a sent message stays until the visitor types', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T11:05:30Z')
  await accept(page)
  const form = await openForm(page)
  await type(page)
  await send(page)
  const line = page.getByText('Sent at 14:05 Kuwait time. A coordinator will reply.')
  await expect(line).toBeVisible()
  // Screen readers hear of it once, by the toast.
  await expect(page.getByRole('status').filter({ has: line })).toHaveCount(0)
  await form.name.fill('N')
  await expect(line).toHaveCount(0)
})

test('typing during hydration loses no key, and phone and address stand in', async ({ page }) => {
  const messages = await accept(page)
  const release = await holdBack(page, ENTRY_CODE)
  await page.goto('/contact-us')
  const form = fields(page)
  const meanwhile = page.getByText('The form is loading.')
  await expect(meanwhile).toContainText('+965 2000 0000 operations@aero.example')
  await expect(form.submit).toBeDisabled()
  await form.phone.fill('٥٠٠٠ ١٢٣٤')
  const words = 'N123AB lands 0300Z. '
  let typed = ''
  const typeKeys = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const key = words.charAt(typed.length % words.length)
      await page.keyboard.press(key)
      typed += key
    }
  }
  await form.message.click()
  await typeKeys(20)
  release()
  while (await form.submit.isDisabled()) await typeKeys(1)
  await typeKeys(20)
  await expectValues(page, { phone: TYPED.phone, message: typed })
  await expect(form.message).toBeFocused()
  await expect(meanwhile).toHaveCount(0)
  await form.name.fill(TYPED.name)
  await form.email.fill(TYPED.email)
  await send(page)
  await expectSent(page)
  expect(messages).toEqual([
    expect.objectContaining({ user_phone: '+96550001234', user_message: typed }),
  ])
})

/** Sets values as tools do that dispatch no event. */
const setValues = (page: Page, values: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) {
      const box = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)
      const prototype = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Reflect.set(prototype.prototype, 'value', value, box)
    }
  }, values)

for (const when of ['before the last key', 'before a field is left', 'right before Send']) {
  test(`sends what a program set without an event ${when}`, async ({ page }) => {
    const messages = await accept(page)
    const form = await openForm(page)
    const { name, email, phone, message } = TYPED
    const byHand = when === 'right before Send' ? {} : { message }
    await form.message.fill(byHand.message ? message.slice(0, -1) : '')
    await setValues(page, { name, email, phone, ...(!byHand.message && { message }) })
    if (byHand.message) await form.message.pressSequentially(message.slice(-1))
    if (when === 'before a field is left') await form.message.blur()
    await send(page)
    await expectSent(page)
    expect(messages).toEqual([
      { user_name: name, user_email: email, user_phone: '+96550001234', user_message: message },
    ])
  })
}

test('a hidden field that was filled in fails one attempt only', async ({ page, allow }) => {
  allow(/^error: The contact message was not sent\. Error: The hidden field was filled/)
  const messages = await accept(page)
  await openForm(page)
  await type(page)
  await page.locator('form [aria-hidden=true] input').evaluate((box: HTMLInputElement) => {
    box.value = 'https://spam.test'
  })
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  expect(messages).toEqual([])
  await send(page)
  await expectSent(page)
  expect(messages).toHaveLength(1)
})

test('a translated form shows errors, failure and success', async ({ page, allow }) => {
  allow(...FAILURE)
  await page.route(SEND, (route) => route.fulfill({ status: 500 }))
  const form = await openForm(page)
  await page.evaluate(translate)
  await send(page)
  await expectMissing(page, REQUIRED)
  await typeAll(page)
  await openFlight(page)
  await page.getByLabel('ETA').fill('noon')
  await page.getByLabel('Crew').fill('three')
  await page.getByLabel('ETA').fill('0410')
  await expect(page.getByText('Usually written as')).toHaveCount(0)
  await page.getByRole('button', { name: /Remove/ }).click()
  await expect(attached(page)).toHaveCount(0)
  await page.getByRole('button', { name: /Change country/ }).press('Enter')
  await page.keyboard.type('qqq')
  await expect(page.getByText('No country found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectMissing(page, [])
  await send(page)
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
  await accept(page)
  await send(page)
  await expect(page.getByText(/Sent at \d\d:\d\d Kuwait time/)).toBeVisible()
  await expect(form.submit).toHaveText('Send message')
  await expectValues(page, {})
})

const ATTACK = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
/** A unit test has 100 random texts. */
const TEXTS = [
  ATTACK,
  'طلب مناولة أرضية \u202eKKKO\u202c',
  '✈️👩‍✈️🇰🇼 KWI\u200b\u200d\ufeffOKKK e\u0301',
  'one\r\ntwo\rthree\n\r\nBcc: x@example.com',
  '__proto__ ${process.env.PATH} %0d%0a \\u0000 \\',
  '  kept as typed\t ',
  'a'.repeat(40_000),
]

test('texts reach the mail desk as typed, and none runs as code', async ({ page }) => {
  const form = await openForm(page)
  for (const text of TEXTS) {
    await type(page)
    await form.message.fill(text)
    await send(page)
    await expect(form.message).toHaveValue('')
    // Browsers normalise line ends.
    const sent = { user_name: TYPED.name, user_message: text.replace(/\r\n?/g, '\n') }
    const arrived = (await readOutbox()).map(({ template_params: one }): unknown => one)
    expect(arrived).toContainEqual(expect.objectContaining(sent))
  }
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('the size notice counts all fields, and keeps a message that is too long', async ({
  page,
}) => {
  const messages = await accept(page)
  const form = await openForm(page)
  await type(page)
  await form.message.fill('x'.repeat(45_000))
  await expect(form.message).toHaveAccessibleDescription(/46 of 49 kB\./)
  await form.name.fill('y'.repeat(5000))
  await expect(form.message).toHaveAccessibleDescription(/of 49 kB: too long/)
  await send(page)
  await expect(form.message).toBeFocused()
  expect(messages).toEqual([])
  await form.name.fill('Dana')
  await send(page)
  await expectSent(page)
})

test('saves the contact card', async ({ page }) => {
  await openForm(page)
  const card = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save contact card' }).click()
  expect((await card).suggestedFilename()).toBe('aero.vcf')
})
