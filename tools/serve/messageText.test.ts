import { expect, test } from 'vitest'
import { messageText } from './messageText.ts'

const receivedAt = '2025-03-01T10:00:00.000Z'
const show = (template_params: unknown) =>
  messageText({ receivedAt, body: { template_params } }, 'outbox/a.json')

test('a message is printed as a labelled block', () => {
  const params = {
    user_name: 'Layla',
    user_email: 'layla@charter.test',
    user_phone: '+96520000000',
    user_message: 'Two aircraft.\r\n\nThank you',
  }
  expect(show(params)).toBe(`Message received 2025-03-01T10:00:00.000Z
  Name    | Layla
  E-mail  | layla@charter.test
  Phone   | +96520000000
  Message | Two aircraft.
          |${' '}
          | Thank you
  Kept in | outbox/a.json`)
})

test.each(['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
  'a line break %j in a field cannot forge a log entry',
  (lineBreak) => {
    const forged = `x${lineBreak}Message received now`
    const text = show({ user_name: forged, user_email: forged, user_message: forged })
    const lines = text.split(/[\n\r\u0085\u2028\u2029\v\f]/)
    expect(lines.filter((line) => line.startsWith('Message received'))).toHaveLength(1)
    expect(lines.slice(1).every((line) => /^ {2}.{8}\| /.test(line))).toBe(true)
  },
)

test('control and direction characters do not reach the console', () => {
  const hostile = '\u001b[2J\u0007\u009b1A\u202eevil\u0000\b\t\u200b'
  const text = show({ user_name: hostile, user_message: hostile })
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(text).toContain('evil')
})

test('long fields and messages are truncated', () => {
  const text = show({ user_name: 'n'.repeat(5000), user_message: 'line\n'.repeat(5000) })
  expect(text.length).toBeLessThan(2000)
  expect(text).toContain('n…')
  expect(text).toContain('(4961 more lines)')
})

test('a missing field is printed as empty', () => {
  expect(show({})).toContain('  Name    | \n')
})
