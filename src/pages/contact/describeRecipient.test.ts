import { expect, test } from 'vitest'
import { describeRecipient } from './describeRecipient.ts'

test.each([
  ['EmailJS by its name', 'https://api.emailjs.com', 'The provider is EmailJS.'],
  ['another provider by its host', 'https://mail.test', 'The provider is mail.test.'],
])('privacy names %s', (_what, origin, sentence) => {
  expect(describeRecipient(origin)).toContain(sentence)
})

test('privacy names no provider where none is configured', () => {
  expect(describeRecipient(null)).not.toContain('The provider is')
})
