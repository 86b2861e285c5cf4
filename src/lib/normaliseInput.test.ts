import { expect, test } from 'vitest'
import { trimInvisible } from './normaliseInput.ts'

test.each([
  ['ops@example.com', 'ops@example.com'],
  [' \u202aa b\u202c\n', 'a b'],
  ['\u200b \u200f', ''],
  ['', ''],
])('trims %j to %j', (text, plain) => {
  expect(trimInvisible(text)).toBe(plain)
})

test('handles a long run of spaces inside the text without backtracking', () => {
  const text = `a${' '.repeat(200_000)}b`
  const began = performance.now()
  expect(trimInvisible(text)).toBe(text)
  expect(performance.now() - began).toBeLessThan(2000)
})
