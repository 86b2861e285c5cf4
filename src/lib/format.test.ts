import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowBreaks, formatNumber, preventBreaks } from './format.ts'

test.each([
  0, 7, 999, 1000, 12_500, 400_000, 1_234_567, -999, -1200, 775.5, 0.125, 1200.25, -1000.5,
])('formats %d like toLocaleString in British English', (value) =>
  expect(formatNumber(value)).toBe(value.toLocaleString('en-GB')),
)

test('formats no number with an exponent', () => {
  const anyNumber = fc.double({ min: -1e15, max: 1e15, noNaN: true })
  fc.assert(fc.property(anyNumber, (value) => !formatNumber(value).includes('e')))
  expect([4e-8, -4e-8, 1e-6].map(formatNumber)).toEqual(['0', '0', '0.000001'])
})

test('gives copied text plain spaces and no invisible marks', () => {
  expect(allowBreaks(`${preventBreaks('Sun 6 Dec')}, 05:00–\u206010:00`)).toBe(
    'Sun 6 Dec, 05:00–10:00',
  )
  expect(allowBreaks('12\u202f500\u2009kg ground\u00adhandling\u200b')).toBe(
    '12 500 kg groundhandling',
  )
})
