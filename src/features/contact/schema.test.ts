import { expect, test } from 'vitest'
import { contactSchema } from './schema.ts'

const valid = { name: 'Dana', email: 'ops@example.com', phone: '', message: 'KWI tomorrow' }

/** Messages by field, in the order in which the schema reports them. */
function messages(changes: Partial<typeof valid>): Record<string, string[]> {
  const result = contactSchema.safeParse({ ...valid, ...changes })
  const found: Record<string, string[]> = {}
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0])
    found[field] = [...(found[field] ?? []), issue.message]
  }
  return found
}

test('a message without a phone number is complete', () => {
  expect(messages({})).toEqual({})
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
])('%s %j: one message, %s', (field, value, message) => {
  expect(messages({ [field]: value })).toEqual({ [field]: [message] })
})

test.each(['', '+965', '+96512345', '+123456789012345'])('phone %j is accepted', (phone) => {
  expect(messages({ phone })).toEqual({})
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
])('email %j is accepted', (email) => {
  expect(messages({ email })).toEqual({})
})

test('an empty form names each required field and nothing else', () => {
  expect(messages({ name: '', email: '', message: '' })).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
    message: ['Message is required'],
  })
})

test('what was typed is kept as it was typed', () => {
  const message = '  OKKK\r\n\tETA 0300Z <b>now</b>  '
  expect(contactSchema.parse({ ...valid, message }).message).toBe(message)
})
