import type { Locator, Page } from '@playwright/test'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import {
  accept,
  expectSent,
  expectValues,
  FAILED,
  fields,
  openForm,
  readOutbox,
  registration,
  send,
  type,
  TYPED,
} from './support/contactForm.ts'
import { fuel, openInstrument, requestLink } from './support/instruments.ts'
import { desktop, expect, test } from './support/test.ts'

test.use({ viewport: desktop })

const REQUIRED = ['Name is required', 'Email is required', 'Message is required']

async function expectMissing(page: Page, texts: readonly string[]) {
  for (const text of REQUIRED) {
    await expect(page.getByText(text)).toHaveCount(texts.includes(text) ? 1 : 0)
  }
}

test('a submit names what is missing, and a sent form is empty, reports nothing and says when', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-23T11:05:30Z')
  const messages = await accept(page)
  const form = await openForm(page)
  await form.phone.press('Enter')
  await expect(form.name).toBeFocused()
  await expectMissing(page, REQUIRED)
  await expect(form.name).toHaveAccessibleDescription(/Name is required/)
  await form.name.fill('Dana')
  await expectMissing(page, REQUIRED.slice(1))
  await form.message.fill('KWI tomorrow')
  await send(page)
  await expect(form.email).toBeFocused()
  await form.email.fill('ops@example.com')
  await form.email.press('Enter')
  await expectValues(page, {})
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Tab')
  await expectMissing(page, [])
  const line = page.getByText('Sent at 14:05 Kuwait time. A coordinator will reply.')
  await expect(line).toBeVisible()
  // Screen readers hear of it once, by the toast.
  await expect(page.getByRole('status').filter({ has: line })).toHaveCount(0)
  await form.name.fill('N')
  await expect(line).toHaveCount(0)
  expect(messages).toHaveLength(1)
})

test('a field reports its error when it is left, but not before', async ({ page }) => {
  const form = await openForm(page)
  for (const [field, value, text] of [
    ['name', '', 'Name is required'],
    ['phone', '+965 12', 'Phone number is too short'],
    ['message', '\u202e\u2060\n', 'Message is required'],
    ['email', 'ops@', 'Invalid email address'],
  ] as const) {
    await form[field].fill(value)
    await expect(page.getByText(text)).toHaveCount(0)
    await form[field].blur()
    await expect(page.getByText(text)).toHaveCount(1)
    await expect(form[field]).toHaveAttribute('aria-invalid', 'true')
  }
  await form.email.fill('ops@example.com')
  await expect(page.getByText('Invalid email address')).toHaveCount(0)
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
  await expectSent(page)
  await expectMissing(page, [])
  expect(messages).toHaveLength(1)
})

test('typing during hydration loses no key, and phone and address stand in', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/contact-us')
  const { phone, message, submit } = fields(page)
  const meanwhile = page.getByText('The form is loading.')
  await expect(meanwhile).toContainText('+965 2000 0000 operations@aero.example')
  await expect(submit).toBeDisabled()
  await phone.fill('٥٠٠٠ ١٢٣٤')
  await message.click()
  let typed = ''
  const typeKeys = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const key = 'N123AB '.charAt(typed.length % 7)
      await page.keyboard.press(key)
      typed += key
    }
  }
  await typeKeys(10)
  release()
  while (await submit.isDisabled()) await typeKeys(1)
  await typeKeys(10)
  await expectValues(page, { phone: TYPED.phone, message: typed })
  await expect(message).toBeFocused()
  await expect(meanwhile).toHaveCount(0)
})

/** Sets a value as tools do that dispatch no event. */
const setValue = (box: Locator, text: string) =>
  box.evaluate((element, value) => {
    Reflect.set(Object.getPrototypeOf(element), 'value', value, element)
  }, text)

test('sends what a program set without an event', async ({ page }) => {
  const messages = await accept(page)
  const instrument = await openInstrument(page, fuel)
  await setValue(instrument.getByLabel('Amount'), '6,000')
  await requestLink(instrument).click()
  const { name, email, phone, message } = fields(page)
  // It is taken with the next key, when the focus moves, or with Send.
  await setValue(name, TYPED.name)
  await message.pressSequentially('KWI')
  await setValue(email, TYPED.email)
  await message.blur()
  await setValue(page.getByLabel('Service', { exact: true }), 'catering')
  await setValue(registration(page), '9K-ABC')
  await page.getByLabel('Operator').fill('Gulf Charter')
  await setValue(page.getByLabel('What it needs'), 'Stairs')
  await setValue(message, 'KWI tomorrow')
  await setValue(phone, TYPED.phone)
  await page.getByRole('button', { name: /Change country/ }).click()
  await send(page)
  await expectSent(page)
  expect(messages).toEqual([
    {
      user_name: TYPED.name,
      user_email: TYPED.email,
      user_phone: '+96550001234',
      user_message: expect.stringMatching(
        /Catering\nOPR +Gulf Charter\nREG +9K-ABC\nNEEDS +Stairs\n\n.* 6,000 kg[^]+\n\nKWI tomorrow$/,
      ),
    },
  ])
})

test('a hidden field that was filled in fails one attempt only', async ({ page, allow }) => {
  allow(/^error: The contact message was not sent\. Error: The hidden field was filled/)
  const messages = await accept(page)
  await openForm(page)
  const hidden = page.locator('form [aria-hidden=true] input')
  // By a script, and by a program that acts like a visitor.
  for (const [sent, fill] of [setValue, (box: Locator, text: string) => box.fill(text)].entries()) {
    await type(page)
    await fill(hidden, 'https://spam.test')
    await send(page)
    await expect(page.getByRole('alert')).toHaveText(FAILED)
    expect(messages).toHaveLength(sent)
    await send(page)
    await expectSent(page)
    expect(messages).toHaveLength(sent + 1)
  }
})

/** A unit test has 100 random texts. */
const TEXT = [
  '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  'طلب مناولة أرضية \u202eKKKO\u202c',
  '✈️👩‍✈️🇰🇼 KWI\u200b\u200d\ufeffOKKK e\u0301',
  'one\r\ntwo\rthree\n\r\nBcc: x@example.com',
  '__proto__ ${process.env.PATH} %0d%0a \\u0000 \\',
  '  kept as typed\t ',
].join('\n')

test('a text reaches the mail desk as typed, and does not run as code', async ({ page }) => {
  const { message } = await openForm(page)
  await type(page)
  await message.fill(TEXT)
  await send(page)
  await expectSent(page)
  const arrived = (await readOutbox()).map(({ template_params: one }) => one.user_message)
  // Browsers normalise line ends.
  expect(arrived).toContain(TEXT.replace(/\r\n?/g, '\n'))
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
