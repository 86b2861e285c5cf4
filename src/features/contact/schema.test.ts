import { expect, test } from 'vitest'
import { contactSchema } from './schema.ts'

const valid = { name: 'Dana', email: 'ops@example.com', phone: '', message: 'KWI tomorrow' }

function listErrors(changes: Partial<typeof valid>): Record<string, string[]> {
  const result = contactSchema.safeParse({ ...valid, ...changes })
  const errors: Record<string, string[]> = {}
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0])
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}

test('accepts a message without a phone number', () => {
  expect(listErrors({})).toEqual({})
})

test.each([
  ['name', '', 'Name is required'],
  ['name', ' \t\u200b', 'Name is required'],
  ['email', '', 'Email is required'],
  ['email', '   ', 'Email is required'],
  ['email', 'ops@', 'Invalid email address'],
  ['email', 'ops example.com', 'Invalid email address'],
  ['email', 'ops@example', 'Invalid email address'],
  ['email', 'ops@@example.com', 'Invalid email address'],
  ['email', 'ops@-example.com', 'Invalid email address'],
  ['email', 'two words@example.com', 'Invalid email address'],
  ['email', 'ops@example..com', 'Invalid email address'],
  ['email', '"quoted name"@example.com', 'Invalid email address'],
  ['phone', '+07911123456', 'Invalid phone number'],
  ['message', '', 'Message is required'],
  ['message', '\n\n', 'Message is required'],
  ['phone', '+9651234', 'Phone number is too short'],
  ['phone', '+12', 'Phone number is too short'],
  ['phone', '+1234567890123456', 'Phone number is too long'],
])('reports only one error for %s %j: %s', (field, value, message) => {
  expect(listErrors({ [field]: value })).toEqual({ [field]: [message] })
})

test.each(['', '+965', '+96512345', '+123456789012345'])('accepts the phone number %j', (phone) => {
  expect(listErrors({ phone })).toEqual({})
})

test.each([
  'ops@example.com',
  'first.last+kwi@mail.example.co.uk',
  "o'neill@example.ie",
  'a..b@example.com',
  'josé@example.es',
  '用户@例子.公司',
  'дежурный@пример.рф',
  'محطة@مثال.كويت',
  'user@xn--fsqu00a.xn--0zwm56d',
  ' ops@example.com ',
  '\u202aops@example.com\u202c',
  '\u200bops@example.com\u200f ',
])('accepts the email address %j', (email) => {
  expect(listErrors({ email })).toEqual({})
})

test('reports only the required fields of an empty form', () => {
  expect(listErrors({ name: '', email: '', message: '' })).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
    message: ['Message is required'],
  })
})

test('keeps the message exactly as typed', () => {
  const message = '  OKKK\r\n\tETA 0300Z <b>now</b>  '
  expect(contactSchema.parse({ ...valid, message }).message).toBe(message)
})
