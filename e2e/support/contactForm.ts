import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Where the form posts when the site is built without a provider. */
export const SEND = '**/api/v1.0/email/send'
export const SENT = 'Message sent successfully!'
export const FAILED = 'Failed to send message. Please try again later.'

export const fields = (page: Page) => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  phone: page.getByLabel('Phone'),
  message: page.getByLabel('Message'),
  submit: page.getByRole('button', { name: 'Send message' }),
})

const values = { Name: 'Dana', Email: 'ops@example.com', Message: 'KWI tomorrow\n0300Z' }

/** Fills in what the contact form requires. */
export async function type(page: Page) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}
export async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByLabel(label)).toHaveValue(value)
  }
}
export const send = (page: Page) => fields(page).submit.click()
export const expectSent = (page: Page) =>
  expect(page.getByRole('status').getByText(SENT)).toBeVisible()

/** Answers the next message when told to. */
export async function holdAnswer(page: Page) {
  let answer = (_status: number) => {}
  const answered = new Promise<number>((resolve) => (answer = resolve))
  await page.route(SEND, async (route) => route.fulfill({ status: await answered, body: 'OK' }))
  return answer
}
