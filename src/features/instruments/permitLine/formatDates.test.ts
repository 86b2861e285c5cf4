import { expect, test } from 'vitest'
import { parseDay } from './days.ts'
import { findHoliday } from './holidays.ts'
import { formatHolidayDates, formatShortDate } from './formatDates.ts'

const datesOn = (iso: string, today: string) => {
  const holiday = findHoliday(parseDay(iso))
  return holiday && formatHolidayDates(holiday, parseDay(today))
}

test.each([
  ['2026-12-06', '2026-11-23', 'Sun 6 Dec'],
  ['2026-12-31', '2026-01-01', 'Thu 31 Dec'],
  ['2027-01-03', '2026-11-23', 'Sun 3 Jan 2027'],
  ['2026-12-30', '2027-01-01', 'Wed 30 Dec 2026'],
])('formats %s, when today is %s, as %s', (day, today, text) => {
  expect(formatShortDate(parseDay(day), parseDay(today))).toBe(text)
})

test.each([
  ['2027-03-11', '2027-02-01', '10–12 Mar'],
  ['2027-03-11', '2026-12-01', '10–12 Mar 2027'],
  ['2027-05-16', '2027-02-01', '16 May'],
  ['2028-02-25', '2027-12-01', '25 Feb 2028'],
])('formats the holiday on %s, when today is %s, as %s', (day, today, text) => {
  expect(datesOn(day, today)).toBe(text)
})
