import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createMailto } from './mailto.ts'

const text = oneof(
  string({ unit: 'binary', maxLength: 3000 }),
  constantFrom('one\r\ntwo\nthree', '\ud83d half', '✈️👩‍✈️ '.repeat(400), '', '&?#=+%'.repeat(500)),
)

test('the URL is short, and has the whole text or as much of it as fits', () => {
  const cut = '[Cut.]'
  assert(
    property(text, (body) => {
      const href = createMailto('operations@aero.example', 'Subject & more', body, cut)
      expect(href.length).toBeLessThanOrEqual(2000)
      const carried = new URL(href).searchParams.get('body') ?? ''
      const whole = body.replace(/\r?\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd')
      if (carried === whole) return
      // The text is shortened in steps of 20 characters, each of which takes up to nine in the URL.
      expect(href.length).toBeGreaterThan(1800)
      expect(carried.endsWith(`\r\n\r\n${cut}`)).toBe(true)
      expect(whole.startsWith(carried.slice(0, -`\r\n\r\n${cut}`.length))).toBe(true)
    }),
    { numRuns: 500 },
  )
})
