import { expect, test } from 'vitest'
import { formatTime, MINUTE_MS } from './clock.ts'

const minuteOf = (iso: string) => Date.parse(iso) / MINUTE_MS

test.each([
  ['2025-03-30T01:05:00Z', '01:05', '04:05'],
  ['2025-07-15T21:00:00Z', '21:00', '00:00'],
  ['2025-12-31T23:59:00Z', '23:59', '02:59'],
])('formats %s as %s in UTC and %s in Kuwait, in summer and winter', (iso, utc, kuwait) => {
  expect(formatTime(minuteOf(iso))).toBe(utc)
  expect(formatTime(minuteOf(iso), 180)).toBe(kuwait)
})
