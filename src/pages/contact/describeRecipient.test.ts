import { expect, test } from 'vitest'
import { privacy } from '#content/privacy.ts'
import { describeRecipient } from './describeRecipient.ts'

test.each([
  ['EmailJS by its name', 'https://api.emailjs.com', privacy.recipient.viaProvider('EmailJS')],
  ['another provider by its host', 'https://mail.test', privacy.recipient.viaProvider('mail.test')],
  ['the local mail desk without a provider', null, privacy.recipient.local],
])('privacy names %s', (_what, origin, text) => {
  expect(describeRecipient(origin)).toBe(text)
})
