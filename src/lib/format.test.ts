import { expect, test } from 'vitest'
import { formatNumber } from './format.ts'

test.each([
  0, 7, 999, 1000, 12_500, 400_000, 1_234_567, -999, -1200, 775.5, 0.125, 1200.25, -1000.5,
])('formats %d like toLocaleString in British English', (value) =>
  expect(formatNumber(value)).toBe(value.toLocaleString('en-GB')),
)
