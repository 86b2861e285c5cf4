import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { AnnouncedDay } from '#kuwait/announcedDays.ts'
import { CLOSED_DAYS_YEARS } from '#kuwait/closedDays.ts'
import { formatIsoDate, isWeekend, parseDay } from '#kuwait/days.ts'
import { findHoliday } from '#kuwait/holidays.ts'
import { holidayNames } from '#kuwait/words.ts'
import { createClosedDaysCalendar } from './createClosedDaysCalendar.ts'

function readEvents(announced?: readonly AnnouncedDay[]) {
  const file = createClosedDaysCalendar('https://www.aero.example', announced)
  return new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
}
const events = readEvents()

/** The days from the event's start to its end, the end not included. */
const listDates = ({ startDate, endDate }: ICAL.Event) => {
  const [first, end] = [startDate, endDate].map((date) => parseDay(date.toString()))
  return Array.from({ length: Number(end) - Number(first) }, (_, index) =>
    formatIsoDate(Number(first) + index),
  )
}

test('the calendar file has exactly the closed weekdays of its years', () => {
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

test.each([
  ['2027-01-01', '2027-01-02', 'closed', holidayNames.newYear, 'CONFIRMED'],
  ['2027-03-09', '2027-03-12', 'closed', holidayNames.eidAlFitr, 'TENTATIVE'],
  ['2027-01-06', '2027-01-07', 'may be closed', holidayNames.israMiraj, 'TENTATIVE'],
])('from %s to %s, the file says that offices %s for %s: %s', (start, end, verb, name, status) => {
  const event = events.find(({ startDate }) => startDate.toString() === start)
  expect(event?.summary).toContain(`Kuwait offices ${verb}: ${name}`)
  expect(event?.component.getFirstPropertyValue('status')).toBe(status)
  expect(event?.endDate.toString()).toBe(end)
  expect(event?.startDate.isDate).toBe(true)
})

test('each event has a UID that does not contain a date that may move', () => {
  const uids = events.map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(uids.length)
  expect(uids.filter((uid) => /\d{4}-\d{2}-\d{2}/.test(uid))).toEqual([])
})

test('a file with a newer announcement moves the event and raises its sequence', () => {
  const findEid = (all: ICAL.Event[]) =>
    all.find(({ uid }) => uid.startsWith('eidAlFitr-1448-moon@'))
  const source = { source: 'KUNA', announcedOn: '2027-03-08' }
  const moved = findEid(
    readEvents([
      { date: '2027-03-09', offices: 'open', ...source },
      { date: '2027-03-14', offices: 'closed', ...source },
    ]),
  )
  expect(findEid(events)?.startDate.toString()).toBe('2027-03-09')
  expect(moved?.startDate.toString()).toBe('2027-03-10')
  expect(Number(moved?.sequence)).toBeGreaterThan(Number(findEid(events)?.sequence))
})
