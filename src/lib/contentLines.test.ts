import { expect, test } from 'vitest'
import { escapeText, formatContentLines } from './contentLines.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).length

test.each([
  ['A;B,C\\', String.raw`A\;B\,C\\`],
  ['one\r\ntwo\nthree', String.raw`one\ntwo\nthree`],
])('escapes %j', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped)
})

test.each(['a', 'ع', '𝓪'])(
  'no line of %s has more than 75 bytes, and none loses a letter',
  (letter) => {
    const line = `NOTE:${letter.repeat(100)}`
    const folded = formatContentLines([line, 'END'])
    expect(Math.max(...folded.split('\r\n').map(bytesOf))).toBeLessThanOrEqual(75)
    expect(folded.replaceAll('\r\n ', '')).toBe(`${line}\r\nEND\r\n`)
  },
)
