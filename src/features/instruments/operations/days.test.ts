import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatDates,
  formatIsoDate,
  formatShortDate,
  getWeekday,
  parseDay,
  toKuwaitDay,
} from './days.ts'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

test('weekdays agree with Intl for ten years', () => {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
  const first = parseDay('2026-01-01')
  for (let day = first; day < first + 3653; day++) {
    expect(NAMES[getWeekday(day)]).toBe(format.format(day * 86_400_000))
  }
})

test('a day in Kuwait begins at 21:00 UTC', () => {
  expect(formatIsoDate(toKuwaitDay(Date.parse('2026-11-21T20:59Z') / 60_000))).toBe('2026-11-21')
  expect(formatIsoDate(toKuwaitDay(Date.parse('2026-11-21T21:00Z') / 60_000))).toBe('2026-11-22')
})

test('a day survives formatting and parsing', () => {
  assert(
    property(integer({ min: -20_000, max: 60_000 }), (day) => {
      expect(parseDay(formatIsoDate(day))).toBe(day)
    }),
  )
})

test.each([
  ['2026-12-06', '2026-11-23', 'Sun 6 Dec'],
  ['2026-12-31', '2026-01-01', 'Thu 31 Dec'],
  ['2027-01-03', '2026-11-23', 'Sun 3 Jan 2027'],
  ['2026-12-30', '2027-01-01', 'Wed 30 Dec 2026'],
])('formats %s, when today is %s, as %s', (day, today, text) => {
  expect(formatShortDate(parseDay(day), parseDay(today))).toBe(text)
})

test.each([
  ['2027-03-09', '2027-03-11', '2027-02-01', '9–11 Mar'],
  ['2027-03-09', '2027-03-11', '2026-12-01', '9–11 Mar 2027'],
  ['2028-02-29', '2028-03-02', '2028-02-01', '29 Feb–2 Mar'],
  ['2027-06-06', '2027-06-06', '2027-02-01', '6 Jun'],
])('formats %s to %s, when today is %s, as %s', (first, last, today, text) => {
  const dates = { first: parseDay(first), last: parseDay(last) }
  expect(formatDates(dates, parseDay(today))).toBe(text)
})
