import { expect, test } from 'vitest'
import { MINUTE_MS, MINUTES_PER_DAY } from '#lib/clock.ts'
import { formatIsoDate, getWeekday, isWeekend, parseDay } from './days.ts'
import { findHoliday } from './holidays.ts'
import {
  findSendingDay,
  listDays,
  planBothWays,
  planEarliestArrival,
  planFirstSunday,
  planPermit,
} from './permit.ts'
import { describeClosures, describeCondition } from './remark.ts'
import { remarkWords } from './words.ts'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const name = (day: number) => NAMES[getWeekday(day)]
const listDates = (from: string, to: string) =>
  Array.from({ length: parseDay(to) - parseDay(from) + 1 }, (_, index) => parseDay(from) + index)
const isWorkingDay = (day: number) => !isWeekend(day) && !findHoliday(day)
const threeYears = listDates('2026-01-01', '2028-12-31')
const minuteOf = (iso: string) => Date.parse(iso) / MINUTE_MS

test.each([
  ['Sun', 'Tue,Wed,Thu', 'Mon', 6],
  ['Mon', 'Wed,Thu,Sun', 'Tue', 6],
  ['Tue', 'Thu,Sun,Mon', 'Wed', 6],
  ['Wed', 'Sun,Mon,Tue', 'Thu', 6],
  // Three days would leave 84 hours.
  ['Thu', 'Sun,Mon,Tue,Wed', 'Thu', 7],
  ['Fri', 'Mon,Tue,Wed,Thu', 'Sun', 5],
  ['Sat', 'Tue,Wed,Thu', 'Mon', 5],
])(
  'in a week without holidays, an arrival on %s counts %s: send by %s, %d days ahead',
  (arrival, counted, sendBy, ahead) => {
    const plans = listDates('2026-11-08', '2026-11-14').map((day) => planPermit(day))
    const plan = plans.find((each) => name(each.arrival) === arrival)
    expect(plan?.countedDays.map(name).join()).toBe(counted)
    expect(name(plan?.sendBy ?? 0)).toBe(sendBy)
    expect(Number(plan?.arrival) - Number(plan?.sendBy)).toBe(ahead)
  },
)

test.each([
  // Closed: the day in lieu of New Year’s Day on Sunday 3 January, the Thursday on which Isra and Mi’raj is
  // given, and the days between them.
  ['2027-01-05', '12-29 12-30 12-31', '12-28'],
  ['2027-01-07', '12-29 12-30 12-31', '12-28'],
  ['2027-01-08', '12-29 12-30 12-31', '12-28'],
  ['2027-01-09', '12-29 12-30 12-31', '12-28'],
  ['2027-01-10', '12-29 12-30 12-31', '12-28'],
  ['2027-01-11', '12-30 12-31 01-10', '12-29'],
  ['2027-01-12', '12-31 01-10 01-11', '12-30'],
  ['2027-01-13', '01-10 01-11 01-12', '12-31'],
  // The day in lieu of Liberation Day, Sunday 28 February, is not counted.
  ['2027-03-01', '02-22 02-23 02-24', '02-21'],
  ['2027-03-02', '02-23 02-24 03-01', '02-22'],
  ['2027-03-03', '02-24 03-01 03-02', '02-23'],
  ['2027-03-04', '03-01 03-02 03-03', '02-24'],
  // Eid al-Fitr, 9 to 11 March.
  ['2027-03-09', '03-04 03-07 03-08', '03-03'],
  ['2027-03-14', '03-04 03-07 03-08', '03-03'],
  ['2027-03-17', '03-14 03-15 03-16', '03-08'],
  // Eid al-Adha, 15 to 18 May, Wednesday in lieu of the Saturday, and the bridge day.
  ['2027-05-20', '05-11 05-12 05-13', '05-10'],
  ['2027-05-26', '05-23 05-24 05-25', '05-13'],
  // Eid al-Fitr, Monday 4 to 6 February, Sunday before it and Thursday after it.
  ['2030-02-11', '01-30 01-31 02-10', '01-29'],
  // Eid al-Fitr, Sunday 7 to 9 October, and the two days after it.
  ['2040-10-17', '10-14 10-15 10-16', '10-04'],
])('for an arrival on %s, %s count and the request is sent by %s', (arrival, counted, sendBy) => {
  const plan = planPermit(parseDay(arrival))
  const format = (day: number) => formatIsoDate(day).slice(5)
  expect([plan.countedDays.map(format).join(' '), format(plan.sendBy)]).toEqual([counted, sendBy])
})

test.each([
  ['2026-11-23T00:00+03:00', '2026-11-23', '2026-11-28'],
  ['2026-11-23T12:00+03:00', '2026-11-23', '2026-11-28'],
  ['2026-11-23T12:01+03:00', '2026-11-24', '2026-11-30'],
  ['2026-11-26T12:00+03:00', '2026-11-26', '2026-12-02'],
  ['2026-11-26T12:01+03:00', '2026-11-29', '2026-12-04'],
  ['2026-11-27T09:00+03:00', '2026-11-29', '2026-12-04'],
  ['2027-02-24T11:00+03:00', '2027-02-24', '2027-03-04'],
  ['2027-02-24T13:00+03:00', '2027-03-01', '2027-03-06'],
  ['2027-05-16T09:00+03:00', '2027-05-23', '2027-05-28'],
  ['2027-12-31T09:00+03:00', '2028-01-03', '2028-01-08'],
])('a request at %s counts from %s, for an arrival from %s', (now, sendingDay, arrival) => {
  expect(formatIsoDate(findSendingDay(minuteOf(now)))).toBe(sendingDay)
  expect(formatIsoDate(planEarliestArrival(minuteOf(now)).arrival)).toBe(arrival)
})

test('an arrival has three working days and 96 hours after noon of the sending day, and no more', () => {
  const countHours = (from: number, arrival: number) => (arrival - from) * 24 - 12
  for (const day of threeYears) {
    const { arrival, sendBy, countedDays } = planPermit(day)
    const between = Array.from({ length: arrival - sendBy - 1 }, (_, index) => sendBy + 1 + index)
    expect(isWorkingDay(sendBy)).toBe(true)
    expect(between.filter(isWorkingDay)).toEqual(countedDays)
    expect(countHours(sendBy, arrival)).toBeGreaterThanOrEqual(96)
    if (countedDays.length === 3) continue
    const [first = 0] = countedDays
    expect(countedDays).toHaveLength(4)
    expect(countHours(first, arrival)).toBeLessThan(96)
  }
})

test('a request is in time for the earliest arrival and the first Sunday, not for a day before', () => {
  for (const day of threeYears) {
    const minute = day * MINUTES_PER_DAY
    const sendingDay = findSendingDay(minute)
    const { arrival } = planEarliestArrival(minute)
    const sunday = planFirstSunday(minute).arrival
    expect(planPermit(arrival).sendBy).toBe(sendingDay)
    expect(planPermit(arrival - 1).sendBy).toBeLessThan(sendingDay)
    expect(name(sunday)).toBe('Sun')
    expect(planPermit(sunday).sendBy).toBeGreaterThanOrEqual(sendingDay)
    expect(sunday - arrival).toBeLessThan(7)
  }
})

test('the days of a plan are open or closed, and three are numbered', () => {
  const plan = planPermit(parseDay('2027-03-02'))
  const days = listDays(plan.sendBy, plan.arrival, plan)
  expect(days.map(({ work, count }) => `${work} ${count ?? ''}`.trim())).toEqual([
    'open',
    'open 1',
    'open 2',
    'closed',
    'closed',
    'closed',
    'expected',
    'open 3',
    'open',
  ])
})

test('a plan tells fixed, expected and possible closures apart', () => {
  const [from, to] = [parseDay('2026-12-31'), parseDay('2027-01-10')]
  const works = listDays(from, to, planPermit(to)).map(({ work }) => work)
  expect(works.join(' ')).toBe(
    'open closed closed expected possible possible possible expected closed closed open',
  )
})

test.each([
  ['2026-11-29', ''],
  [
    '2027-01-12',
    'Not counted: day in lieu of New Year’s Day, 3 Jan, expected; Isra and Mi’raj, 7 Jan, expected, may move.',
  ],
  ['2027-05-20', 'Not counted: Arafat and Eid al-Adha, 15–18 May, expected, may move.'],
  ['2027-08-18', 'Not counted: Mawlid, 14–15 Aug, expected, may move.'],
  ['2026-01-20', 'Not counted: Isra and Mi’raj, 18 Jan, expected, may move.'],
])('the remark for an arrival on %s names all that is closed: %j', (arrival, remark) => {
  const plan = planPermit(parseDay(arrival))
  expect(describeClosures(plan, plan.sendBy, plan.arrival)).toBe(remark)
})

test.each([
  ['2026-11-29', undefined, ''],
  ['2027-01-05', '2026-12-29', 'if 4 Jan 2027 is worked'],
  ['2027-01-11', '2027-01-04', 'if 4–6 Jan 2027 are worked'],
  // Hijri New Year, Sunday 6 June: only the day after it is possible.
  ['2027-06-10', '2027-06-03', 'if 7 Jun 2027 is worked'],
  ['2027-05-26', '2027-05-20', 'if 19–20 May 2027 are worked'],
  ['2029-05-16', '2029-05-09', 'if 13 May 2029, 15 May 2029 are worked'],
])('for an arrival on %s, the request can wait until %s %s', (arrival, sendBy, condition) => {
  const plans = planBothWays((find) => planPermit(parseDay(arrival), find))
  expect(plans.ifWorked && formatIsoDate(plans.ifWorked.sendBy)).toBe(sendBy)
  expect(describeCondition(plans, parseDay('2026-12-29'))).toBe(condition)
})

test.each([
  // Ramadan is 8 February to 8 March 2027.
  ['2027-02-08', false],
  ['2027-02-09', true],
  // The request is sent on the last day of Ramadan, and no counted day is in it.
  ['2027-03-17', true],
  ['2027-03-18', true],
  ['2027-03-19', false],
])('the remark for an arrival on %s mentions Ramadan: %s', (arrival, isMentioned) => {
  const plan = planPermit(parseDay(arrival))
  const remark = describeClosures(plan, plan.sendBy, plan.arrival)
  expect(remark.includes(remarkWords.ramadan)).toBe(isMentioned)
})
