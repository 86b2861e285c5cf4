import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatIsoDate, getWeekday, isWeekend, parseDay } from './days.ts'
import { findHoliday } from './holidays.ts'
import {
  findFirstSunday,
  findSendingDay,
  listDays,
  planEarliestArrival,
  planPermit,
} from './permit.ts'
import { describeClosures } from './remark.ts'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const name = (day: number) => NAMES[getWeekday(day)]
const listDates = (from: string, to: string) =>
  Array.from({ length: parseDay(to) - parseDay(from) + 1 }, (_, index) => parseDay(from) + index)
const isWorkingDay = (day: number) => !isWeekend(day) && !findHoliday(day)
const threeYears = listDates('2026-01-01', '2028-12-31')
const minuteOf = (iso: string) => Date.parse(iso) / 60_000

test.each([
  ['Sun', 'Tue,Wed,Thu', 'Mon', 6],
  ['Mon', 'Wed,Thu,Sun', 'Tue', 6],
  ['Tue', 'Thu,Sun,Mon', 'Wed', 6],
  ['Wed', 'Sun,Mon,Tue', 'Thu', 6],
  ['Thu', 'Mon,Tue,Wed', 'Sun', 4],
  ['Fri', 'Tue,Wed,Thu', 'Mon', 4],
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

test('the closed days of 2027 are the public holidays, days in lieu and days after', () => {
  const closed = listDates('2027-01-01', '2027-12-31').filter(findHoliday)
  expect(closed.map((day) => formatIsoDate(day).slice(5)).join(' ')).toBe(
    '01-01 01-03 01-05 01-06 02-25 02-26 02-28 03-09 03-10 03-11 03-12 05-15 05-16 05-17 05-18 05-19 06-06 06-07 08-14 08-15 12-25 12-26',
  )
})

test.each([
  ['2027-01-05', 'israMiraj', '2027-01-05', '2027-01-05'],
  ['2027-03-12', 'eidAlFitr', '2027-03-09', '2027-03-11'],
  ['2027-05-19', 'eidAlAdha', '2027-05-15', '2027-05-18'],
  ['2027-06-07', 'hijriNewYear', '2027-06-06', '2027-06-06'],
  ['2027-08-15', 'mawlid', '2027-08-14', '2027-08-14'],
  ['2027-12-26', 'israMiraj', '2027-12-25', '2027-12-25'],
  ['2030-02-07', 'eidAlFitr', '2030-02-04', '2030-02-06'],
])('%s is closed by %s, which is expected from %s to %s', (iso, id, first, last) => {
  const holiday = { id, first: parseDay(first), last: parseDay(last), kind: 'islamic' }
  expect(findHoliday(parseDay(iso))).toEqual(holiday)
})

test.each([
  ['2021-02-28', 'liberationDay'],
  ['2022-01-02', 'newYear'],
  ['2022-02-27', 'nationalDay'],
  ['2023-02-27', 'nationalDay'],
  ['2027-01-03', 'newYear'],
  ['2027-02-28', 'liberationDay'],
  // Eid al-Fitr closes the days up to 29 February.
  ['2028-03-01', 'nationalDay'],
  ['2028-03-02', 'liberationDay'],
])('%s is given in lieu of %s', (iso, id) => {
  expect(findHoliday(parseDay(iso))).toMatchObject({ id, kind: 'inLieu' })
})

test.each([
  // The day in lieu of New Year's Day, Sunday 3 January, is not counted.
  ['2027-01-04', '12-29 12-30 12-31', '12-28'],
  ['2027-01-05', '12-30 12-31 01-04', '12-29'],
  // Nor are 5 January, Isra and Mi'raj, and the day after.
  ['2027-01-06', '12-30 12-31 01-04', '12-29'],
  ['2027-01-07', '12-30 12-31 01-04', '12-29'],
  ['2027-01-11', '01-04 01-07 01-10', '12-31'],
  ['2027-01-13', '01-10 01-11 01-12', '01-07'],
  // The day in lieu of Liberation Day, Sunday 28 February, is not counted.
  ['2027-03-01', '02-22 02-23 02-24', '02-21'],
  ['2027-03-02', '02-23 02-24 03-01', '02-22'],
  ['2027-03-03', '02-24 03-01 03-02', '02-23'],
  ['2027-03-04', '03-01 03-02 03-03', '02-24'],
  // Eid al-Fitr, 9 to 11 March.
  ['2027-03-09', '03-04 03-07 03-08', '03-03'],
  ['2027-03-14', '03-04 03-07 03-08', '03-03'],
  ['2027-03-17', '03-14 03-15 03-16', '03-08'],
  // Eid al-Adha, 15 to 18 May, and Wednesday after it.
  ['2027-05-20', '05-11 05-12 05-13', '05-10'],
  ['2027-05-26', '05-23 05-24 05-25', '05-20'],
  // Eid al-Fitr, 4 to 6 February, and Thursday after it.
  ['2030-02-11', '01-31 02-03 02-10', '01-30'],
])('for an arrival on %s, %s count and the request is sent by %s', (arrival, counted, sendBy) => {
  const plan = planPermit(parseDay(arrival))
  const format = (day: number) => formatIsoDate(day).slice(5)
  expect([plan.countedDays.map(format).join(' '), format(plan.sendBy)]).toEqual([counted, sendBy])
})

test.each([
  ['2026-11-23T00:00+03:00', '2026-11-23', '2026-11-27'],
  ['2026-11-23T12:00+03:00', '2026-11-23', '2026-11-27'],
  ['2026-11-23T12:01+03:00', '2026-11-24', '2026-11-30'],
  ['2026-11-26T12:00+03:00', '2026-11-26', '2026-12-02'],
  ['2026-11-26T12:01+03:00', '2026-11-29', '2026-12-03'],
  ['2026-11-27T09:00+03:00', '2026-11-29', '2026-12-03'],
  ['2027-02-24T11:00+03:00', '2027-02-24', '2027-03-04'],
  ['2027-02-24T13:00+03:00', '2027-03-01', '2027-03-05'],
  ['2027-05-16T09:00+03:00', '2027-05-20', '2027-05-26'],
  ['2027-12-31T09:00+03:00', '2028-01-03', '2028-01-07'],
])('a request at %s counts from %s, for an arrival from %s', (now, sendingDay, arrival) => {
  expect(formatIsoDate(findSendingDay(minuteOf(now)))).toBe(sendingDay)
  expect(formatIsoDate(planEarliestArrival(minuteOf(now)).arrival)).toBe(arrival)
})

test('exactly three whole working days lie between the sending day and the arrival', () => {
  for (const day of threeYears) {
    const { arrival, sendBy, countedDays } = planPermit(day)
    const between = Array.from({ length: arrival - sendBy - 1 }, (_, index) => sendBy + 1 + index)
    expect(isWorkingDay(sendBy)).toBe(true)
    expect(between.filter(isWorkingDay)).toEqual(countedDays)
    expect(countedDays).toHaveLength(3)
  }
})

test('a request is in time for the earliest arrival and the first Sunday, not for a day before', () => {
  for (const day of threeYears) {
    const minute = day * 1440
    const sendingDay = findSendingDay(minute)
    const { arrival } = planEarliestArrival(minute)
    const sunday = findFirstSunday(minute)
    expect(planPermit(arrival).sendBy).toBe(sendingDay)
    expect(planPermit(arrival - 1).sendBy).toBeLessThan(sendingDay)
    expect(name(sunday)).toBe('Sun')
    expect(planPermit(sunday).sendBy).toBeGreaterThanOrEqual(sendingDay)
    expect(sunday - arrival).toBeLessThan(7)
  }
})

test('the days of a plan are open, closed or expected, and three are numbered', () => {
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

test.each([
  ['2026-11-29', ''],
  ['2027-05-20', 'Not counted: Arafat and Eid al-Adha, 15–18 May (expected, may move by a day).'],
  ['2027-02-08', ''],
  ['2027-02-09', 'In Ramadan, offices work shorter mornings.'],
  [
    '2027-03-02',
    'Not counted: National Day, 25 Feb; day in lieu of Liberation Day, 28 Feb (expected). In Ramadan, offices work shorter mornings.',
  ],
])('the remark for an arrival on %s is %j', (arrival, remark) => {
  const plan = planPermit(parseDay(arrival))
  expect(describeClosures(plan, plan.sendBy, plan.arrival)).toBe(remark)
})

describe('in an engine without the Islamic calendar', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  const gregorian = class {
    resolvedOptions = () => ({ calendar: 'gregory' })
  }
  test.each([
    ['falls back to another calendar', { DateTimeFormat: gregorian }],
    ['is missing', undefined],
  ])('fixed holidays count and the remark says what is not known, if Intl %s', async (_, intl) => {
    vi.resetModules()
    vi.stubGlobal('Intl', intl)
    const model = await import('./permit.ts')
    const remark = await import('./remark.ts')
    const plan = model.planPermit(parseDay('2027-03-14'))
    expect(formatIsoDate(plan.sendBy)).toBe('2027-03-08')
    expect(formatIsoDate(model.planPermit(parseDay('2027-03-01')).sendBy)).toBe('2027-02-21')
    expect(remark.describeClosures(plan, plan.sendBy, plan.arrival)).toBe(
      'This browser does not know the Islamic holidays: please ask us about your dates.',
    )
  })
})
