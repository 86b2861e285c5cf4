import { expect, test } from 'vitest'
import { normaliseAddress, normaliseInput, trimInvisible } from './normaliseInput.ts'

test.each([
  ['ops@example.com', 'ops@example.com'],
  [' \u202aa b\u202c\n', 'a b'],
  ['\u200b \u200f', ''],
  ['', ''],
])('trims %j to %j', (text, plain) => {
  expect(trimInvisible(text)).toBe(plain)
})

test.each([
  // A variation selector, direction marks, a byte order mark, a keycap, a control character.
  ['+1\ufe0d-555-123-4567', '+1-555-123-4567'],
  ['\u202a+965 99\u206988 7766\u202c', '+965 9988 7766'],
  ['\ufeff1\u0000,5\u00ad00', '1,500'],
  ['1\ufe0f\u20e32\ufe0f\u20e3', '12'],
  ['1\u034f2\u{e0100}3\u3164\ufffc', '123'],
  // All spaces, and full-width signs.
  ['12\u00a0500\u202f000\u3000 ', '12 500 000'],
  ['1\n2\t3\u28004', '1 2 3 4'],
  ['＋１４：１０', '+14:10'],
  // A hyphen that does not break lines, as word processors insert it, and a dash.
  ['9K\u2011ABC 9K–ABC', '9K-ABC 9K-ABC'],
  ['ops＠example．com', 'ops@example.com'],
  // An accent in an address is not lost, so that the address is refused.
  ['re\u0301my@example.com', 'r\u00e9my@example.com'],
])('normalises %j to %j', (text, plain) => {
  expect(normaliseInput(text)).toBe(plain)
})

test('an address keeps the marks that are letters of its script', () => {
  expect(normaliseAddress('\u200bसंपर्क@उदाहरण.भारत\ufe0f ')).toBe('संपर्क@उदाहरण.भारत')
})

test('reads the digits of every script', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign))
  expect(digits.length).toBeGreaterThan(600)
  expect(normaliseInput(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})
