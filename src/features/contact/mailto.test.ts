import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createMailto } from './mailto.ts'

const text = oneof(
  string({ unit: 'binary', maxLength: 3000 }),
  constantFrom('one\r\ntwo\nthree', '\ud83d half', '✈️👩‍✈️ '.repeat(400), '', '&?#=+%'.repeat(500)),
)

test('the URL is short, and the e-mail and the pasted rest together lose no character', () => {
  const pasteHere = '[Paste it here.]'
  assert(
    property(text, (body) => {
      const { href, rest } = createMailto(
        'operations@aero.example',
        'Subject & more',
        body,
        pasteHere,
      )
      expect(href.length).toBeLessThanOrEqual(2000)
      const link = new URL(href)
      expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
      const carried = link.searchParams.get('body') ?? ''
      const ending = rest ? `\r\n\r\n${pasteHere}` : ''
      expect(carried.endsWith(ending)).toBe(true)
      const whole = carried.slice(0, carried.length - ending.length) + rest
      const expected = body.replace(/\r?\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd')
      expect(whole).toBe(expected)
    }),
    { seed: 20_261_121, numRuns: 500 },
  )
})
