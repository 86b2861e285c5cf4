import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeMessage, emptyContact, listAttachments } from './message.ts'
import { contactSchema } from './schema.ts'

const valid = { ...emptyContact, name: 'Dana', email: 'ops@example.com', message: 'KWI tomorrow' }
const fuel = { service: 'fuel', text: 'UPLIFT   10,000 kg\nAS       12,500 l' } as const
const flight = { ...emptyContact.flight, registration: '9k-abc' }

function listErrors(changes: Partial<typeof valid>): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of contactSchema.safeParse({ ...valid, ...changes }).error?.issues ?? []) {
    const field = String(issue.path[0])
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return errors
}

test.each([
  ['name', '', 'Name is required'],
  ['name', ' \t\u200b', 'Name is required'],
  ['email', '', 'Email is required'],
  ['email', 'ops@', 'Invalid email address'],
  ['email', 'ops@example', 'Invalid email address'],
  ['email', 'ops@-example.com', 'Invalid email address'],
  ['email', 'ops@example..com', 'Invalid email address'],
  ['message', '\n\u2060', 'Message is required'],
])('reports only one error for %s %j: %s', (field, value, message) => {
  expect(listErrors({ [field]: value })).toEqual({ [field]: [message] })
})

test('reports the errors of all fields together', () => {
  expect(listErrors(emptyContact)).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
    message: ['Message is required'],
  })
})

test.each([
  ['+965', undefined],
  ['+965 12345', undefined],
  ['+965 1234', 'Phone number is too short'],
  ['+1234567890123456', 'Phone number is too long'],
])('reports for the phone number %j: %s', (text, message) => {
  expect(listErrors({ phone: { iso2: 'kw', text } })).toEqual(message ? { phone: [message] } : {})
})

test.each([
  "o'neill@example.ie",
  'محطة@مثال.كويت',
  'ops@exa\ufe0fmple.com\u00ad',
  'ｏｐｓ＠example.com',
])('accepts the email address %j', (email) => {
  expect(listErrors({ email })).toEqual({})
})

test.each([
  'Jane Roe <jane@example.com>',
  '"Roe, Jane" <jane@example.com>;',
  'jane@example.com <jane@example.com>',
  '<jane@example.com>',
  '<mailto:jane@example.com>',
  'mailto:jane@example.com?subject=KWI',
  '(jane@example.com)',
  'jane@example.com.',
  'jane@example.com; ',
  '“jane@example.com”,',
])('takes the address out of %j', (email) => {
  expect(listErrors({ email })).toEqual({})
  expect(composeMessage({ ...valid, email }).email).toBe('jane@example.com')
})

test.each(['jane roe@example.com', 'a@example.com, b@example.com', 'Jane <a@b.com> <c@d.com>'])(
  'does not guess an address in %j',
  (email) => {
    expect(listErrors({ email })).toEqual({ email: ['Invalid email address'] })
  },
)

test('refuses a text that, with its attachments, is longer than the provider accepts, in any script', () => {
  expect(listErrors({ message: 'x'.repeat(48_000) })).toEqual({})
  for (const message of ['x'.repeat(49_000), 'ط'.repeat(24_500), '"'.repeat(24_500)]) {
    expect(listErrors({ message })).toEqual({ message: ['Message is too long'] })
  }
  const results = [{ service: 'fuel', text: 'y'.repeat(2000) }] as const
  const message = 'x'.repeat(47_500)
  expect(listErrors({ message, results })).toEqual({ message: ['Message is too long'] })
  expect(listErrors({ message, name: 'y'.repeat(2000) })).toEqual({
    message: ['Message is too long'],
  })
})

describe('a composed message', () => {
  test('contains the flight, the results of tools and the visitor’s unchanged words', () => {
    assert(
      property(string({ unit: 'binary' }), (words) => {
        const message = `x${words}`
        const sent = composeMessage({ ...valid, flight, results: [fuel], message })
        expect(sent).toMatchObject({
          name: 'Dana',
          email: 'ops@example.com',
          phone: '',
          message: `HANDLING REQUEST KWI / OKKK\nREG      9K-ABC\n\n${fuel.text}\n\n${message}`,
        })
      }),
      { numRuns: 100 },
    )
    expect(listAttachments({ ...valid, results: [fuel] })).toHaveLength(1)
  })
  test('is valid without words if it has more than a service', () => {
    expect(listErrors({ message: '', results: [fuel] })).toEqual({})
    expect(listErrors({ message: '', flight })).toEqual({})
    const service = { ...emptyContact.flight, service: 'fuel' }
    expect(listErrors({ message: ' ', flight: service })).toEqual({
      message: ['Message is required'],
    })
    expect(composeMessage({ ...valid, flight: service }).message).toMatch(
      /SERVICE {2}Fueling\n\nKWI tomorrow$/,
    )
  })
})
