import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { AnnouncedDay } from '#kuwait/announcedDays.ts'
import { CLOSED_DAYS_YEARS } from '#kuwait/closedDays.ts'
import { formatIsoDate, isWeekend, parseDay } from '#kuwait/days.ts'
import { findHoliday } from '#kuwait/holidays.ts'
import { holidayNames } from '#kuwait/words.ts'
import { createClosedDaysCalendar } from './createClosedDaysCalendar.ts'

const readCalendar = (announced?: readonly AnnouncedDay[]) =>
  new ICAL.Component(
    ICAL.parse(createClosedDaysCalendar('https://www.aero.example', announced)) as unknown[],
  )
const readEvents = (announced?: readonly AnnouncedDay[]) =>
  readCalendar(announced)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
const getStatus = ({ component }: ICAL.Event) => component.getFirstPropertyValue('status')
const isKept = (event: ICAL.Event) => getStatus(event) !== 'CANCELLED'
const events = readEvents().filter(isKept)

/** Imports files one after the other, as a calendar program does. @returns the events that it then shows */
function importFiles(files: readonly (readonly AnnouncedDay[])[]) {
  const kept = new Map<string, ICAL.Event>()
  for (const event of files.flatMap((announced) => readEvents(announced))) {
    const { sequence } = kept.get(event.uid) ?? { sequence: -1 }
    if (event.sequence > sequence) kept.set(event.uid, event)
  }
  return [...kept.values()].filter(isKept)
}

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
  ['2026-03-24', '2026-03-25', 'may be closed', holidayNames.eidAlFitr, 'TENTATIVE'],
  // Both sides of New Year.
  ['2027-01-03', '2027-01-04', 'closed', holidayNames.newYear, 'TENTATIVE'],
  ['2027-01-04', '2027-01-07', 'may be closed', holidayNames.israMiraj, 'TENTATIVE'],
  ['2027-01-07', '2027-01-08', 'closed', holidayNames.israMiraj, 'TENTATIVE'],
])('from %s to %s, the file says that offices %s for %s: %s', (start, end, verb, name, status) => {
  const event = events.find(({ startDate }) => startDate.toString() === start)
  expect(event?.summary).toContain(`Kuwait offices ${verb}: ${name}`)
  expect(event && getStatus(event)).toBe(status)
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

const announce = (date: string, offices: AnnouncedDay['offices'], announcedOn: string) =>
  ({ date, offices, announcedOn, source: 'KUNA' }) as const
const [sunday, middle, extra] = ['2027-01-03', '2027-03-10', '2027-04-05']

test.each([
  ['an expected day turns out to be open', [], [announce(sunday, 'open', '2026-12-20')]],
  [
    'it was announced before the rules changed',
    [],
    [announce(sunday, 'open', '2026-11-01'), announce(extra, 'closed', '2026-11-01')],
  ],
  [
    'a day announced as closed opens after all',
    [announce(extra, 'closed', '2027-03-28')],
    [announce(extra, 'open', '2027-03-30')],
  ],
  [
    'a holiday in three parts becomes one in two',
    [announce(middle, 'closed', '2027-03-01')],
    [announce(middle, 'open', '2027-03-02')],
  ],
  [
    'a second announcement joins two parts',
    [announce('2027-03-09', 'closed', '2027-03-01')],
    [
      announce('2027-03-09', 'closed', '2027-03-01'),
      announce('2027-03-10', 'open', '2027-03-02'),
      announce('2027-03-11', 'open', '2027-03-02'),
    ],
  ],
])('a program that imports a newer file shows what the newer file has: %s', (_, older, newer) => {
  const shown = importFiles([[], older, newer])
  const listAll = (list: ICAL.Event[]) => list.flatMap(listDates).toSorted()
  expect(listAll(shown)).toEqual(listAll(readEvents(newer).filter(isKept)))
})

test('the file cancels the events of earlier rules', () => {
  const cancelled = readEvents().filter((event) => !isKept(event))
  expect(cancelled.map(({ uid }) => uid)).toContain('israMiraj-1448-dayAfter@www.aero.example')
  expect(
    cancelled.every(({ sequence }) => sequence > parseDay('2026-11-27') - parseDay('2026-01-01')),
  ).toBe(true)
})

test('the file is no message of a scheduler, which would need an organiser', () => {
  expect(readCalendar().getFirstProperty('method')).toBeNull()
})
