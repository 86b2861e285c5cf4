import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay, formatIsoDate, toKuwaitDay, getWeekday } from './days.ts'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

test('weekdays agree with Intl for ten years', () => {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
  const first = parseDay('2026-01-01')
  for (let day = first; day < first + 3653; day++) {
    expect(NAMES[getWeekday(day)]).toBe(format.format(day * 86_400_000))
  }
})

test('a day in Kuwait begins at 21:00 UTC', () => {
  expect(formatIsoDate(toKuwaitDay(Date.parse('2026-11-21T20:59:59Z')))).toBe('2026-11-21')
  expect(formatIsoDate(toKuwaitDay(Date.parse('2026-11-21T21:00:00Z')))).toBe('2026-11-22')
})

test('a day survives formatting and parsing', () => {
  assert(
    property(integer({ min: -20_000, max: 60_000 }), (day) => {
      expect(parseDay(formatIsoDate(day))).toBe(day)
    }),
  )
})
