import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { CLOSED_DAYS_YEARS } from '#kuwait/closedDays.ts'
import { formatIsoDate, isWeekend, parseDay } from '#kuwait/days.ts'
import { findHoliday } from '#kuwait/holidays.ts'
import { holidayNames, statusNames } from '#kuwait/words.ts'
import { createClosedDaysCalendar } from './createClosedDaysCalendar.ts'

const file = createClosedDaysCalendar('https://www.aero.example')
const events = new ICAL.Component(ICAL.parse(file) as unknown[])
  .getAllSubcomponents('vevent')
  .map((component) => new ICAL.Event(component))

/** The days from the event's start to its end, the end not included. */
const listDates = ({ startDate, endDate }: ICAL.Event) => {
  const [first, end] = [startDate, endDate].map((date) => parseDay(date.toString()))
  return Array.from({ length: Number(end) - Number(first) }, (_, index) =>
    formatIsoDate(Number(first) + index),
  )
}

test('the calendar file has each closed day of its years, and no other weekday', () => {
  const [from, to] = [
    parseDay(`${CLOSED_DAYS_YEARS.first}-01-01`),
    parseDay(`${CLOSED_DAYS_YEARS.last}-12-31`),
  ]
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const closed = days.filter((day) => !isWeekend(day) && findHoliday(day)).map(formatIsoDate)
  const written = events.flatMap(listDates).filter((date) => !isWeekend(parseDay(date)))
  expect(closed.length).toBeGreaterThan(60)
  expect(written).toEqual(closed)
})

test('a calendar program reads names and dates, of whole days with a UID each', () => {
  const event = events.find(({ startDate }) => startDate.toString() === '2027-03-09')
  expect(event?.summary).toContain(holidayNames.eidAlFitr)
  expect(event?.summary).toContain(statusNames.moon)
  expect(event?.endDate.toString()).toBe('2027-03-12')
  expect(event?.startDate.isDate).toBe(true)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

test('lines end with CRLF and have at most 75 bytes', () => {
  const lines = file.split('\r\n')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
