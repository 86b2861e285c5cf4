import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { company } from '#content/company.ts'
import { form as words, toasts } from '#content/contact.ts'
import { formatResultHash } from '#content/resultLink.ts'
import { contactForm as form, provider, renderContactForm, TYPED } from '#testing/contactForm.tsx'
import { afterRender } from '#testing/frames.ts'
import { FIELD_NAMES, FIELDS } from './fields.ts'

const REQUIRED = ['Name is required', 'Email is required', 'Message is required']
const missing = () =>
  REQUIRED.filter((text) => page.getByText(text, { exact: true }).elements().length === 1)
const sentLine = () => page.getByText(words.sent.reply)
const element = (locator: Locator) => locator.element() as HTMLInputElement
const refuse = async () => new Response('Full', { status: 500 })
const result = { service: 'fuel', text: 'UPLIFT   10,000 kg' } as const
const honeypot = () => document.querySelector('form [aria-hidden] input') as HTMLInputElement

/** Sets a value as tools do that dispatch no event. */
const setValue = (locator: Locator, text: string) =>
  Reflect.set(Object.getPrototypeOf(element(locator)) as object, 'value', text, element(locator))

/** Keeps the provider from answering. @returns a function that answers */
function holdAnswer() {
  let answer = (_response: Response) => {}
  provider.answer.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  return () => answer(new Response('OK'))
}
const hideLog = () => vi.spyOn(console, 'error').mockImplementation(() => {})

async function sendWhole() {
  await form.enter()
  await form.submit.click()
  await expect.poll(() => provider.sent.length).toBe(1)
}
async function sendAndRead() {
  await sendWhole()
  await expect.element(sentLine()).toBeVisible()
}
/** Waits for an error of the form, so that an earlier one would also have been shown. */
async function provokeError() {
  await form.email.fill('ops@')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Invalid email address')).toBeVisible()
}

test('sends what was typed, with the attached result before the message', async () => {
  await renderContactForm({ result })
  await form.phone.fill('+965 5000 1234')
  await sendWhole()
  expect(provider.sent).toMatchObject([
    {
      user_name: TYPED.name,
      user_email: TYPED.email,
      user_phone: '+96550001234',
      user_message: `${result.text}\n\n${TYPED.message}`,
    },
  ])
})

test('Enter in the phone field sends the number as it is displayed', async () => {
  await renderContactForm()
  await form.enter()
  element(form.phone).focus()
  element(form.phone).setSelectionRange(99, 99)
  await userEvent.keyboard('00971 50 123 4567{Enter}')
  await expect.poll(() => provider.sent).toMatchObject([{ user_phone: '+971501234567' }])
})

test('keeps nothing of a sent message, in the form or in storage', async () => {
  await renderContactForm({ result })
  await sendAndRead()
  const values = ['name', 'email', 'phone', 'message'] as const
  expect(values.map((name) => element(form[name]).value)).toEqual(['', '', '+965', ''])
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  await form.message.fill(TYPED.message)
  await form.name.fill(TYPED.name)
  expect(form.attached()).toEqual([])
})

test('shows no error after a message was sent', async () => {
  await renderContactForm({ result })
  await sendAndRead()
  for (let turn = 0; turn < 4; turn += 1) await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await afterRender()
  expect(missing()).toEqual([])
})

test('announces success in a toast', async () => {
  await renderContactForm()
  await sendWhole()
  await expect.element(page.getByRole('status').getByText(toasts.sent)).toBeVisible()
})

test.each([
  ['one attachment', { result }, `1 attachment · ${words.sent.reply}`],
  ['no attachment', {}, words.sent.reply],
])('after a message was sent, says when and that it had %s', async (_what, link, line) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T21:05:30Z') })
  await renderContactForm(link)
  await sendAndRead()
  await expect.element(page.getByText('SENT 2105Z 27 NOV', { exact: true })).toBeVisible()
  await expect.element(page.getByText(line, { exact: true })).toBeVisible()
})

test('after a message was sent, scrolls its receipt into view', async () => {
  await page.viewport(390, 500)
  await renderContactForm({ result })
  await sendWhole()
  await expect.element(sentLine()).toBeInViewport({ ratio: 1 })
})

test('after a message was sent, offers the phone number', async () => {
  await renderContactForm()
  await sendWhole()
  await expect
    .element(page.getByRole('link', { name: words.sent.call, exact: true }))
    .toHaveAttribute('href', `tel:${company.phone.e164}`)
})

test.each(['name', 'email', 'phone', 'message'] as const)(
  'the receipt goes when the visitor writes the next message into %s',
  async (name) => {
    await renderContactForm()
    await sendAndRead()
    await form[name].fill('+965 5')
    await expect.element(sentLine()).not.toBeInTheDocument()
  },
)

test('the receipt disappears when a new result arrives', async () => {
  await renderContactForm({ result })
  await sendAndRead()
  location.hash = formatResultHash({ service: 'cargo-flights', text: 'PIECE' })
  await expect.element(sentLine()).not.toBeInTheDocument()
})

test('says that a message was sent when the visitor comes back to the form', async () => {
  const { unmount } = await renderContactForm()
  await sendAndRead()
  await unmount()
  await renderContactForm({ service: 'operations' })
  await expect.element(sentLine()).toBeVisible()
})

test('the second click of a double-click is ignored even if the answer came in between', async () => {
  await renderContactForm()
  await sendAndRead()
  await form.submit.click()
  await provokeError()
  expect(missing()).toEqual([])
})

test('holding Enter sends only one message, without an error', async () => {
  await renderContactForm()
  await form.enter()
  element(form.name).focus()
  await userEvent.keyboard('{Enter>20}')
  await expect.element(sentLine()).toBeVisible()
  await userEvent.keyboard('{Enter>20/}')
  await expect.element(sentLine()).toBeVisible()
  await provokeError()
  expect(missing()).toEqual([])
  expect(provider.sent).toHaveLength(1)
})

test('sends the next message', async () => {
  await renderContactForm({ result })
  await sendAndRead()
  await form.enter({ ...TYPED, message: 'Second' })
  await form.submit.click()
  await expect.poll(() => provider.sent).toMatchObject([{}, { user_message: 'Second' }])
})

test('sends a message once even if Send is pressed again before the answer', async () => {
  const answer = holdAnswer()
  await renderContactForm()
  await sendWhole()
  await form.pending.click({ force: true })
  element(form.name).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  answer()
  await expect.element(sentLine()).toBeVisible()
  expect(provider.sent).toHaveLength(1)
})

test.each([
  ['refuses it', refuse, words.failure.text],
  ['answers with a page', async () => new Response('<!DOCTYPE html>'), words.failure.text],
  ['cannot be reached', () => Promise.reject(new TypeError()), words.failure.text],
  [
    'does not answer',
    () => Promise.reject(new DOMException('', 'TimeoutError')),
    words.failure.noAnswer,
  ],
])('a message is kept, and its failure explained, when the provider %s', async (...row) => {
  const [, answer, text] = row
  hideLog()
  provider.answer.mockImplementation(answer)
  await renderContactForm()
  await sendWhole()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(toasts.failed)).toBeVisible()
  for (const name of ['name', 'email', 'message'] as const) {
    await expect.element(form[name]).toHaveValue(TYPED[name])
  }
})

test('the cause of a failure is logged', async () => {
  const logged = hideLog()
  const cause = new TypeError('Failed to fetch')
  provider.answer.mockImplementation(() => Promise.reject(cause))
  await renderContactForm()
  await sendWhole()
  await expect.poll(() => logged.mock.calls).toEqual([[expect.any(String), cause]])
})

test('a failure offers the message by e-mail, and the phone number', async () => {
  hideLog()
  provider.answer.mockImplementation(refuse)
  await renderContactForm({ result })
  await sendWhole()
  const mail = page.getByRole('link', { name: words.failure.mail })
  await expect.element(mail).toBeVisible()
  const body = new URL((mail.element() as HTMLAnchorElement).href).searchParams.get('body')
  const { name, email, message } = TYPED
  expect(body).toBe([result.text, '', message, '', name, email].join('\r\n'))
  await expect
    .element(page.getByRole('link', { name: words.failure.call }))
    .toHaveAttribute('href', `tel:${company.phone.e164}`)
})

test('a message can be sent again after a failure, whose note stays until then', async () => {
  hideLog()
  provider.answer.mockImplementationOnce(refuse)
  await renderContactForm()
  await sendWhole()
  await form.message.fill('Second')
  await expect.element(page.getByText(words.failure.text)).toBeVisible()
  await form.submit.click()
  await expect.element(sentLine()).toBeVisible()
  await expect.element(page.getByText(words.failure.text)).not.toBeInTheDocument()
  expect(provider.sent).toMatchObject([{}, { user_message: 'Second' }])
})

test('after an attempt with a filled honeypot, the next one sends the message', async () => {
  hideLog()
  await renderContactForm()
  await form.enter()
  honeypot().value = 'https://spam.test'
  await form.submit.click()
  await expect.element(page.getByText(words.failure.text)).toBeVisible()
  await form.submit.click()
  await expect.poll(() => provider.sent.length).toBe(1)
})

test('sends the values that a program set without an event', async () => {
  await renderContactForm()
  await form.openFlight()
  await form.enter({ name: 'D', message: 'K' })
  setValue(form.registration, '9K-ABC')
  setValue(form.name, TYPED.name)
  setValue(form.email, TYPED.email)
  setValue(form.phone, '50001234')
  setValue(form.message, TYPED.message)
  await form.submit.click()
  await expect
    .poll(() => provider.sent)
    .toMatchObject([
      {
        user_name: TYPED.name,
        user_email: TYPED.email,
        user_phone: '+96550001234',
        user_message: expect.stringMatching(/9K-ABC\n\n[^]*KWI tomorrow$/),
      },
    ])
})

test('Send names each field that is missing', async () => {
  await renderContactForm()
  await form.submit.click()
  await expect.poll(missing).toEqual(REQUIRED)
  await expect.element(form.name).toHaveAccessibleDescription(/Name is required/)
  await expect.element(form.name).toHaveAttribute('aria-invalid', 'true')
})

test('Send moves the focus to the first field with an error', async () => {
  await renderContactForm()
  await form.enter({ name: 'Dana' })
  await form.submit.click()
  await expect.element(form.email).toHaveFocus()
})

test.each([
  ['name', '', 'Name is required'],
  ['phone', '+965 12', 'Phone number is too short'],
  ['message', '\u202e\u2060\n', 'Message is required'],
  ['email', 'ops@', 'Invalid email address'],
] as const)('%s shows its error when it is left, not before', async (name, text, error) => {
  await renderContactForm()
  await form[name].fill(text)
  await expect.element(page.getByText(error)).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(error)).toBeVisible()
})

test('an error disappears as soon as the text is valid', async () => {
  await renderContactForm()
  await form.email.fill('ops@')
  await userEvent.keyboard('{Tab}')
  await expect.element(form.email).toHaveAttribute('aria-invalid')
  await form.email.fill('ops@example.com')
  await expect.element(form.email).not.toHaveAttribute('aria-invalid')
})

test.each(FIELD_NAMES)('%s cannot be changed while a message is being sent', async (name) => {
  holdAnswer()
  await renderContactForm()
  await sendWhole()
  const field = page.getByRole('textbox', { name: FIELDS[name].words.label, exact: true })
  const typed = element(field).value
  element(field).focus()
  await userEvent.keyboard('9')
  await expect.element(field).toHaveValue(typed)
})

test('the facts of a flight cannot be changed while a message is being sent', async () => {
  holdAnswer()
  await renderContactForm()
  await form.openFlight()
  await sendWhole()
  element(form.registration).focus()
  await expect.element(form.registration).not.toHaveFocus()
})

test.each(['type', 'choose', 'remove'])(
  'cannot %s while a message is being sent, in browsers without inert',
  async (change) => {
    const answer = holdAnswer()
    await renderContactForm({ result })
    await form.openFlight()
    const attached = form.attached()
    await sendWhole()
    for (const part of document.querySelectorAll('[inert]')) part.removeAttribute('inert')
    if (change === 'type') {
      element(form.registration).focus()
      await userEvent.keyboard('9K')
    }
    if (change === 'choose') await form.service.selectOptions('operations')
    if (change === 'remove') await form.remove.click()
    await afterRender()
    await expect.element(form.registration).toHaveValue('')
    await expect.element(form.service).toHaveValue('')
    expect(form.attached()).toEqual(attached)
    answer()
  },
)

test('a press on Send submits even if it reads values that move the button down', async () => {
  // High enough not to scroll: the browser would keep the button in its place.
  await page.viewport(1440, 2400)
  await renderContactForm()
  await form.openFlight()
  await form.enter()
  // Values that a program set become attachments when they are read, which would move the button down.
  setValue(form.registration, '9K-ABC')
  await form.submit.click()
  await expect.poll(() => provider.sent.length).toBe(1)
})

test('Send takes the focus from the text, so that the keyboard of a phone closes', async () => {
  await renderContactForm()
  await form.enter()
  element(form.message).focus()
  await form.submit.click()
  await expect.element(form.message).not.toHaveFocus()
})

test('a message above the size limit is not sent', async () => {
  await renderContactForm()
  await form.enter({ ...TYPED, message: 'word '.repeat(10_000) })
  await form.submit.click()
  await expect.element(form.message).toHaveFocus()
  expect(provider.sent).toEqual([])
})

test('a field takes its direction from its text', async () => {
  await renderContactForm()
  await form.name.fill('دانة (Aero)')
  await expect.element(form.name).toHaveStyle({ direction: 'rtl' })
})

test.each([
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'tel'],
] as const)(
  'the browser may fill in %s, also after a refused attempt to send',
  async (name, token) => {
    await renderContactForm()
    await form.submit.click()
    await expect.element(form.name).toHaveFocus()
    await expect.element(form[name]).toHaveAttribute('autocomplete', token)
  },
)

test.each([
  ['when the field is left', '{Tab}'],
  ['when Enter sends it', '{Enter}'],
])('shows the address that is sent, %s', async (_when, key) => {
  await renderContactForm()
  await form.email.fill('Jane Roe <jane@example.com>')
  await userEvent.keyboard(key)
  await expect.element(form.email).toHaveValue('jane@example.com')
  await expect.element(page.getByText('Invalid email address')).not.toBeInTheDocument()
})
