import { expect, test } from 'vitest'
import { trimmed } from './trimmed.ts'

test.each([
  ['ops@example.com', 'ops@example.com'],
  [' \u202aa b\u202c\n', 'a b'],
  ['\u200b \u200f', ''],
  ['', ''],
])('%j without what nobody sees at its ends is %j', (text, plain) => {
  expect(trimmed(text)).toBe(plain)
})

test('a long run of spaces within a text is passed over at once', () => {
  const text = `a${' '.repeat(200_000)}b`
  const began = performance.now()
  expect(trimmed(text)).toBe(text)
  expect(performance.now() - began).toBeLessThan(2000)
})
