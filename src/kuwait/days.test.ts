import { expect, test } from 'vitest'
import { MINUTE_MS, DAY_MS } from '#lib/clock.ts'
import { formatDates, formatIsoDate, formatShortDate, parseDay, toKuwaitDay } from './days.ts'

test('days are written as Intl writes them, for ten years', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const first = parseDay('2026-01-01')
  for (let day = first; day < first + 3653; day++) {
    expect(formatShortDate(day, day)).toBe(format.format(day * DAY_MS).replace(',', ''))
    expect(parseDay(formatIsoDate(day))).toBe(day)
  }
})

test('a day in Kuwait begins at 21:00 UTC', () => {
  expect(formatIsoDate(toKuwaitDay(Date.parse('2026-11-21T20:59Z') / MINUTE_MS))).toBe('2026-11-21')
  expect(formatIsoDate(toKuwaitDay(Date.parse('2026-11-21T21:00Z') / MINUTE_MS))).toBe('2026-11-22')
})

test.each([
  ['2027-01-03', '2027-01-03', '2026-11-23', '3 Jan 2027'],
  ['2027-03-09', '2027-03-11', '2027-02-01', '9–11 Mar'],
  ['2027-03-09', '2027-03-11', '2026-12-01', '9–11 Mar 2027'],
  ['2027-12-31', '2028-01-02', '2027-12-01', '31 Dec 2027–2 Jan 2028'],
  ['2028-02-29', '2028-03-02', '2028-02-01', '29 Feb–2 Mar'],
])('formats %s to %s, when today is %s, as %s', (first, last, today, text) => {
  const dates = { first: parseDay(first), last: parseDay(last) }
  expect(formatDates(dates, parseDay(today))).toBe(text)
})
