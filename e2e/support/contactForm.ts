import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { form as words } from '#content/contact.ts'
import { OUTBOX } from './servers.ts'
import { test as base, desktop, expect, open } from './test.ts'

export { expect }

/** Where the form posts when the site is built without a provider. */
export const SEND = '**/api/v1.0/email/send'
export const SENT = 'Message sent successfully!'
const FAILED = 'Failed to send message. Please try again later.'

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

/** @returns locators and actions for the contact form of a page */
export function contactForm(page: Page) {
  const fields = {
    name: page.getByRole('textbox', { name: 'Name', exact: true }),
    email: page.getByRole('textbox', { name: 'Email', exact: true }),
    phone: page.getByRole('textbox', { name: 'Phone', exact: true }),
    message: page.getByRole('textbox', { name: 'Message', exact: true }),
  }
  const submit = page.getByRole('button', { name: 'Send message' })
  return {
    ...fields,
    submit,
    /** The button while a message is being sent. */
    pending: page.getByRole('button', { name: 'Sending…' }),
    flag: page.getByRole('button', { name: /Change country/ }),
    registration: page.getByLabel('Registration'),
    /** The attached facts, which are sent before the visitor's text. */
    attached: page.locator('main pre'),
    sentToast: page.getByRole('status').getByText(SENT),
    failedToast: page.getByRole('alert').getByText(FAILED, { exact: true }),
    sentLine: page.getByText(words.sent.reply),
    failure: page.getByRole('status').filter({ hasText: words.failure.text }),

    async open(query = '') {
      await open(page, `/contact-us${query}`)
      await expect(submit).toBeEnabled()
    },
    async reload() {
      await page.reload()
      await expect(submit).toBeEnabled()
    },
    /** Opens the panel that attaches the facts of a flight. */
    openFlight: () => page.locator('summary', { hasText: 'Fill in the flight' }).press('Enter'),
    async enter(values: Partial<typeof TYPED> = TYPED) {
      for (const name of NAMES) {
        if (values[name] !== undefined) await fields[name].fill(values[name])
      }
    },
    send: () => submit.click(),
    /** Expects these values and no others. */
    async expectValues(values: Partial<typeof TYPED>) {
      for (const name of NAMES) {
        await expect(fields[name]).toHaveValue({ ...EMPTY, ...values }[name])
      }
    },
    /** Accepts every message. @returns the messages, in the order in which they are sent */
    async accept() {
      const messages: Sent[] = []
      await page.route(SEND, (route) => {
        messages.push(route.request().postDataJSON().template_params)
        return route.fulfill({ body: 'OK' })
      })
      return messages
    },
    /**
     * Delays the answer to the next message.
     * @returns a function that releases it
     */
    async holdAnswer() {
      let answer = (_status: number) => {}
      const answered = new Promise<number>((resolve) => (answer = resolve))
      await page.route(SEND, async (route) => route.fulfill({ status: await answered, body: 'OK' }))
      return answer
    },
  }
}

export const test = base.extend<{ form: ReturnType<typeof contactForm> }>({
  viewport: desktop,
  form: ({ page }, use) => use(contactForm(page)),
})

/** @returns the messages that the mail desk has received, from other tests too */
export async function readOutbox(): Promise<Sent[]> {
  const files = await readdir(OUTBOX)
  const kept = await Promise.all(files.map((file) => readFile(join(OUTBOX, file), 'utf8')))
  return kept.map((json) => JSON.parse(json).body.template_params)
}
