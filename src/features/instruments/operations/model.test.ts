import { expect, test } from 'vitest'
import { parseDay, formatIsoDate, getWeekday } from './days.ts'
import { findHoliday } from './holidays.ts'
import {
  getArrivalRange,
  findEarliestArrival,
  findFirstSunday,
  isWorkingDay,
  planPermit,
} from './model.ts'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const name = (day: number) => NAMES[getWeekday(day)]
const decade = Array.from({ length: 3653 }, (_, index) => parseDay('2026-01-01') + index)
/** @returns noon in Kuwait */
const noonMs = (day: number) => day * 86_400_000 + 9 * 3_600_000

test.each([
  ['Sun', 'Tue,Wed,Thu', 'Mon', 6],
  ['Mon', 'Wed,Thu,Sun', 'Tue', 6],
  ['Tue', 'Thu,Sun,Mon', 'Wed', 6],
  ['Wed', 'Sun,Mon,Tue', 'Thu', 6],
  ['Thu', 'Mon,Tue,Wed', 'Sun', 4],
  ['Fri', 'Tue,Wed,Thu', 'Mon', 4],
  ['Sat', 'Tue,Wed,Thu', 'Mon', 5],
])(
  'without a holiday, an arrival on %s counts %s: send by %s, %d days ahead',
  (arrival, counted, sendBy, ahead) => {
    const plans = decade.filter((day) => name(day) === arrival).map(planPermit)
    const ordinary = plans.filter(({ holidays }) => holidays.every(({ isExpected }) => isExpected))
    expect(ordinary.length).toBeGreaterThan(480)
    for (const plan of ordinary) {
      expect(plan.countedDays.map(name).join()).toBe(counted)
      expect([name(plan.sendBy), plan.daysAhead]).toEqual([sendBy, ahead])
    }
  },
)

test.each([
  ['2027-01-01', 'newYear', false],
  ['2029-02-25', 'nationalDay', false],
  ['2031-02-26', 'liberationDay', false],
  ['2027-01-06', 'israMiraj', true],
  ['2027-03-10', 'eidAlFitr', true],
  ['2027-03-12', 'eidAlFitr', true],
  ['2027-05-16', 'arafat', true],
  ['2027-05-17', 'eidAlAdha', true],
  ['2027-05-19', 'eidAlAdha', true],
  ['2027-06-06', 'hijriNewYear', true],
  ['2027-08-15', 'mawlid', true],
])('%s is the holiday %s, and its date is only expected: %s', (iso, id, isExpected) => {
  expect(findHoliday(parseDay(iso))).toMatchObject({ id, isExpected })
})

test('2027 has 13 holidays; November and December 2026 have none', () => {
  const days = (from: string, to: string) =>
    decade.filter((day) => parseDay(from) <= day && day <= parseDay(to) && findHoliday(day))
  expect(days('2027-01-01', '2027-12-31')).toHaveLength(13)
  expect(days('2026-11-01', '2026-12-31')).toEqual([])
})

test.each([
  // Thursday 25 February is not counted; the 26th is a Friday.
  ['2027-02-25', '02-22 02-23 02-24', '02-21', []],
  ['2027-02-28', '02-22 02-23 02-24', '02-21', ['nationalDay']],
  ['2027-03-01', '02-23 02-24 02-28', '02-22', ['nationalDay']],
  ['2027-03-03', '02-28 03-01 03-02', '02-24', ['nationalDay']],
  ['2027-03-04', '03-01 03-02 03-03', '02-28', []],
  // In 2029 the holidays of 25 and 26 February fall on a Sunday and a Monday.
  ['2029-02-28', '02-21 02-22 02-27', '02-20', ['nationalDay', 'liberationDay']],
  // 1 January is a Friday, a Saturday and then a Monday: only the Monday changes the count.
  ['2027-01-03', '12-29 12-30 12-31', '12-28', []],
  ['2028-01-04', '12-30 01-02 01-03', '12-29', []],
  ['2029-01-03', '12-28 12-31 01-02', '12-27', ['newYear']],
])(
  'for an arrival on %s, %s count, the request is sent by %s, and the holidays are %j',
  (arrival, counted, sendBy, ids) => {
    const plan = planPermit(parseDay(arrival))
    expect(plan.countedDays.map((day) => formatIsoDate(day).slice(5)).join(' ')).toBe(counted)
    expect(formatIsoDate(plan.sendBy).slice(5)).toBe(sendBy)
    expect(plan.holidays.map(({ id }) => id)).toEqual(ids)
  },
)

test.each([
  ['2027-03-10', '03-04', []],
  ['2027-03-11', '03-07', ['eidAlFitr']],
  ['2027-03-14', '03-08', ['eidAlFitr']],
  ['2027-03-17', '03-11', ['eidAlFitr']],
  ['2027-03-18', '03-14', []],
  ['2027-05-18', '05-12', ['arafat', 'eidAlAdha']],
])(
  'for an arrival on %s, the request is sent by %s in spite of the expected holidays %j',
  (arrival, sendBy, ids) => {
    const plan = planPermit(parseDay(arrival))
    expect(formatIsoDate(plan.sendBy).slice(5)).toBe(sendBy)
    expect(plan.holidays.map(({ id }) => id)).toEqual(ids)
    expect(plan.holidays.every(({ isExpected }) => isExpected)).toBe(true)
  },
)

test('over ten years, the latest sending day leaves exactly three whole working days', () => {
  const between = (from: number, to: number) =>
    Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index).filter(isWorkingDay)
  for (const arrival of decade) {
    const { sendBy, countedDays, daysAhead } = planPermit(arrival)
    expect(isWorkingDay(sendBy)).toBe(true)
    expect(between(sendBy, arrival)).toEqual(countedDays)
    // The drawing shows 11 days before the arrival.
    expect(daysAhead).toBeLessThanOrEqual(11)
    const next = [1, 2, 3, 4, 5].map((days) => sendBy + days).find(isWorkingDay) ?? sendBy
    expect(between(next, arrival)).toHaveLength(2)
  }
})

test('a later arrival never has an earlier sending day', () => {
  for (const day of decade) {
    expect(planPermit(day + 1).sendBy).toBeGreaterThanOrEqual(planPermit(day).sendBy)
  }
})

test.each([
  ['Monday, the last day for a Friday', '2026-11-23T09:00:00Z', '2026-11-27'],
  ['Monday one minute before midnight in Kuwait', '2026-11-23T20:59:00Z', '2026-11-27'],
  ['Tuesday from midnight in Kuwait', '2026-11-23T21:00:00Z', '2026-11-30'],
  ['Friday, sent on Sunday', '2026-11-27T09:00:00Z', '2026-12-03'],
  ['before 25 February', '2027-02-22T09:00:00Z', '2027-03-01'],
  ['on 25 February', '2027-02-25T09:00:00Z', '2027-03-04'],
  ['before an expected Eid', '2027-03-09T09:00:00Z', '2027-03-15'],
  ['across the end of the year', '2028-12-31T09:00:00Z', '2029-01-05'],
])('for the case “%s” (now %s), the earliest arrival is %s', (_, now, arrival) => {
  expect(formatIsoDate(findEarliestArrival(Date.parse(now)))).toBe(arrival)
})

test('a request sent today is in time for the earliest arrival, but not for the day before it', () => {
  for (const today of decade) {
    const arrival = findEarliestArrival(noonMs(today))
    expect(planPermit(arrival).sendBy).toBeGreaterThanOrEqual(today)
    expect(planPermit(arrival - 1).sendBy).toBeLessThan(today)
  }
})

test('a request sent today is in time for the first Sunday, but not for the Sunday before it', () => {
  for (const today of decade) {
    const sunday = findFirstSunday(noonMs(today))
    expect(name(sunday)).toBe('Sun')
    expect(planPermit(sunday).sendBy).toBeGreaterThanOrEqual(today)
    expect(planPermit(sunday - 7).sendBy).toBeLessThan(today)
  }
})

test('the input accepts arrivals from today to 365 days ahead', () => {
  expect(getArrivalRange(parseDay('2027-12-31'))).toEqual({ min: '2027-12-31', max: '2028-12-30' })
})
