import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { OUTBOX } from './servers.ts'
import { expect, open } from './test.ts'

/** Where the form posts when the site is built without a provider. */
export const SEND = '**/api/v1.0/email/send'
export const SENT = 'Message sent successfully!'
export const FAILED = 'Failed to send message. Please try again later.'

/** A whole message, with the number as the field shows it. */
export const TYPED = {
  name: 'Dana',
  email: 'ops@example.com',
  phone: '+965 5000 1234',
  message: 'KWI tomorrow\n0300Z',
}
const EMPTY = { name: '', email: '', phone: '+965', message: '' }
const NAMES = ['name', 'email', 'phone', 'message'] as const

/** The parameters of a message, as the provider gets them. */
type Sent = Record<'user_name' | 'user_email' | 'user_phone' | 'user_message', string>

export const fields = (page: Page) => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  phone: page.getByLabel('Phone'),
  message: page.getByLabel('Message'),
  submit: page.getByRole('button', { name: 'Send message' }),
})

/** Waits until the form can be used and its draft was restored. */
export const ready = (page: Page) => expect(fields(page).submit).toBeEnabled()
export async function openForm(page: Page) {
  await open(page, '/contact-us')
  await ready(page)
  return fields(page)
}
export async function reload(page: Page) {
  await page.reload()
  await ready(page)
}

/** Fills in what the contact form requires. */
export async function type(page: Page) {
  for (const name of ['name', 'email', 'message'] as const) {
    await fields(page)[name].fill(TYPED[name])
  }
}
export async function typeAll(page: Page) {
  await type(page)
  await fields(page).phone.pressSequentially('50001234')
}
/** Expects these values and no others. */
export async function expectValues(page: Page, values: Partial<typeof TYPED>) {
  const expected = { ...EMPTY, ...values }
  for (const name of NAMES) await expect(fields(page)[name]).toHaveValue(expected[name])
}

/** The blocks above the message, which are sent in front of it. */
export const attached = (page: Page) => page.locator('form pre')

/** Opens the panel that attaches the facts of a flight. */
export const openFlight = (page: Page) =>
  page.locator('summary', { hasText: 'Fill in the flight' }).press('Enter')
export const registration = (page: Page) => page.getByLabel('Registration')

export const send = (page: Page) => fields(page).submit.click()
export const expectSent = (page: Page) =>
  expect(page.getByRole('status').getByText(SENT)).toBeVisible()
/** The form while its message is being sent. */
export const pending = (page: Page) => page.getByRole('button', { name: 'Sending…' })
/** The line that stays after a failure. */
export const unconfirmed = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'could not confirm that your message was sent' })

/** Accepts every message. @returns the messages, in the order in which they are sent */
export async function accept(page: Page): Promise<Sent[]> {
  const messages: Sent[] = []
  await page.route(SEND, (route) => {
    messages.push(route.request().postDataJSON().template_params)
    return route.fulfill({ body: 'OK' })
  })
  return messages
}

/** Holds the answer to the next message. @returns a function that gives it */
export async function holdAnswer(page: Page) {
  let answer = (_status: number) => {}
  const answered = new Promise<number>((resolve) => (answer = resolve))
  await page.route(SEND, async (route) => route.fulfill({ status: await answered, body: 'OK' }))
  return answer
}

/** @returns the messages that the mail desk has received, from other tests too */
export async function readOutbox(): Promise<{ template_params: Sent }[]> {
  const files = await readdir(OUTBOX)
  const kept = await Promise.all(files.map((file) => readFile(join(OUTBOX, file), 'utf8')))
  return kept.map((json) => JSON.parse(json).body)
}
