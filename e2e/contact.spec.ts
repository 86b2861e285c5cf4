import type { Locator, Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { holdBack, SCRIPTS } from './support/conditions.ts'
import { expect, readOutbox, test, TYPED } from './support/contactForm.ts'
import { fuel, openInstrument, requestLink } from './support/instruments.ts'

const REQUIRED = ['Name is required', 'Email is required', 'Message is required']

async function expectMissing(page: Page, texts: readonly string[]) {
  for (const text of REQUIRED) {
    await expect(page.getByText(text)).toHaveCount(texts.includes(text) ? 1 : 0)
  }
}

test('Send names the fields that are missing; after a success, a line gives the time', async ({
  page,
  form,
}) => {
  await page.clock.setFixedTime('2026-11-23T11:05:30Z')
  const messages = await form.accept()
  await form.open()
  await form.phone.press('Enter')
  await expect(form.name).toBeFocused()
  await expectMissing(page, REQUIRED)
  await expect(form.name).toHaveAccessibleDescription(/Name is required/)
  await form.name.fill('Dana')
  await expectMissing(page, REQUIRED.slice(1))
  await form.message.fill('KWI tomorrow')
  await form.send()
  await expect(form.email).toBeFocused()
  await form.email.fill('ops@example.com')
  await form.email.press('Enter')
  await form.expectValues({})
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Tab')
  // The second click of a double-click, since the clock stands still.
  await form.send()
  await expect(form.submit).toBeFocused()
  await expectMissing(page, [])
  const line = page.getByText('Sent at 14:05 Kuwait time. A coordinator will reply.')
  await expect(line).toBeVisible()
  // Screen readers hear of it once, by the toast.
  await expect(page.getByRole('status').filter({ has: line })).toHaveCount(0)
  await form.name.fill('N')
  await expect(line).toHaveCount(0)
  expect(messages).toHaveLength(1)
})

test('a field reports its error when it is left, but not before', async ({ page, form }) => {
  await form.open()
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

test('the flight can be typed before hydration', async ({ page, form }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/contact-us')
  await form.openFlight()
  await form.registration.fill('9k-abc')
  await page.getByLabel('Service', { exact: true }).selectOption('Catering')
  release()
  await expect(form.submit).toBeEnabled()
  await expect(form.attached).toContainText(/SERVICE +Catering\s+REG +9K-ABC/)
})

test('the form keeps what is typed while it loads, and shows phone and e-mail address', async ({
  page,
  form,
}) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/contact-us')
  const meanwhile = page.getByText('The form is loading.')
  await expect(meanwhile).toContainText(`${company.phone.display} ${company.email}`)
  await expect(form.submit).toBeDisabled()
  await form.phone.fill('٥٠٠٠ ١٢٣٤')
  await form.message.click()
  let typed = ''
  const typeKeys = async (keys: string) => {
    await page.keyboard.type(keys)
    typed += keys
  }
  await typeKeys('N123AB ')
  release()
  while (await form.submit.isDisabled()) await typeKeys('7')
  await typeKeys(' OKKK')
  await form.expectValues({ phone: TYPED.phone, message: typed })
  await expect(form.message).toBeFocused()
  await expect(meanwhile).toHaveCount(0)
})

/** Sets a value as tools do that dispatch no event. */
const setValue = (box: Locator, text: string) =>
  box.evaluate((element, value) => {
    Reflect.set(Object.getPrototypeOf(element), 'value', value, element)
  }, text)

test('a result and a message have the values that a program set without an event', async ({
  page,
  form,
}) => {
  const messages = await form.accept()
  const instrument = await openInstrument(page, fuel)
  await setValue(instrument.getByLabel('Amount'), '6,000')
  await instrument.getByLabel('Temperature').fill('20')
  await requestLink(instrument).click()
  await page.getByLabel('Operator').fill('Gulf Charter')
  await form.message.fill('KWI')
  for (const [box, text] of [
    [page.getByLabel('Service', { exact: true }), 'catering'],
    [form.registration, '9K-ABC'],
    [page.getByLabel('What it needs'), 'Stairs'],
    [form.name, TYPED.name],
    [form.email, TYPED.email],
    [form.phone, '50001234'],
    [form.message, 'KWI tomorrow'],
  ] as const) {
    await setValue(box, text)
  }
  await form.send()
  await expect(form.sentToast).toBeVisible()
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

test('a filled honeypot refuses one attempt only', async ({ page, form, allow }) => {
  allow(/^error: The contact message was not sent\. Error: The hidden field was filled/)
  const messages = await form.accept()
  await form.open()
  const hidden = page.locator('form [aria-hidden=true] input')
  // By a script, and by a program that acts like a visitor.
  for (const [sent, fill] of [setValue, (box: Locator, text: string) => box.fill(text)].entries()) {
    await form.enter()
    await fill(hidden, 'https://spam.test')
    await form.send()
    await expect(form.failedToast).toBeVisible()
    expect(messages).toHaveLength(sent)
    await form.send()
    await expect(form.sentToast).toBeVisible()
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

test('a text is sent as typed, is not run as HTML, and sets the direction of its field', async ({
  page,
  form,
}) => {
  await form.open()
  await form.enter({ ...TYPED, message: TEXT })
  await expect(form.message).toHaveCSS('direction', 'ltr')
  await form.name.fill('دانة (Aero)')
  await expect(form.name).toHaveCSS('direction', 'rtl')
  await form.send()
  await expect(form.sentToast).toBeVisible()
  const texts = (await readOutbox()).map(({ user_message: text }) => text)
  // Browsers normalise line ends.
  expect(texts).toContain(TEXT.replace(/\r\n?/g, '\n'))
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('the size limit counts all fields, and a message above it is not sent', async ({ form }) => {
  const messages = await form.accept()
  await form.open()
  await form.enter({ ...TYPED, message: 'x'.repeat(45_000) })
  await expect(form.message).toHaveAccessibleDescription(/46 of 49 kB\./)
  await form.name.fill('y'.repeat(5000))
  await expect(form.message).toHaveAccessibleDescription(/of 49 kB: too long/)
  await form.send()
  await expect(form.message).toBeFocused()
  expect(messages).toEqual([])
})

test('saves the contact card', async ({ page, form }) => {
  await form.open()
  const card = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save contact card' }).click()
  expect((await card).suggestedFilename()).toBe(`${company.name}.vcf`)
})
