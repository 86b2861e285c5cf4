import { expect, test } from 'vitest'
import {
  computeSeasonStarts,
  computeSteps,
  formatSignedHours,
  getChangeDay,
  listDifferences,
  ZONES,
  type Zone,
} from './model.ts'

const formatDay = (day: Date | number) => new Date(day).toISOString().slice(0, 10)

test.each<[Zone, number, string, string]>([
  // The differences, and the days on which they change by the local calendar.
  ['Europe/London', 2027, '+3 h, +2 h, +3 h', '2027-03-28 2027-10-31'],
  ['Europe/London', 2028, '+3 h, +2 h, +3 h', '2028-03-26 2028-10-29'],
  ['Europe/Paris', 2027, '+2 h, +1 h, +2 h', '2027-03-28 2027-10-31'],
  ['Europe/Istanbul', 2027, '0 h', ''],
  ['Africa/Cairo', 2027, '+1 h, 0 h, +1 h', '2027-04-30 2027-10-29'],
  ['Asia/Beirut', 2027, '+1 h, 0 h, +1 h', '2027-03-28 2027-10-31'],
  ['Asia/Dubai', 2027, '−1 h', ''],
  ['Asia/Karachi', 2027, '−2 h', ''],
  ['Asia/Kolkata', 2027, '−2.5 h', ''],
  ['Asia/Singapore', 2027, '−5 h', ''],
  ['Asia/Tokyo', 2027, '−6 h', ''],
  ['Australia/Sydney', 2027, '−8 h, −7 h, −8 h', '2027-04-04 2027-10-03'],
  ['America/New_York', 2027, '+8 h, +7 h, +8 h', '2027-03-14 2027-11-07'],
])('Kuwait and %s in %d: %s, changes %s', (zone, year, ...expected) => {
  const steps = computeSteps(zone, year)
  const differences = steps.map(({ aheadMin }) => formatSignedHours(aheadMin))
  const days = steps.slice(1).map((step, index) => getChangeDay(steps[index] ?? step, step))
  expect([differences.join(', '), days.map(formatDay).join(' ')]).toEqual(expected)
})

test('a difference has the dates of both ends of the year', () => {
  expect(listDifferences(computeSteps('Europe/London', 2027)).map(({ dates }) => dates)).toEqual([
    '1 Jan–28 Mar, 31 Oct–31 Dec',
    '28 Mar–31 Oct',
  ])
})

test.each(ZONES)('the steps of %s cover each year, and change at the exact minute', (zone) => {
  // From formatted times; the model reads the name of the offset.
  const formats = ['Asia/Kuwait', zone].map(
    (timeZone) =>
      new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  )
  const computeAheadMin = (atMs: number) => {
    const [kuwait = 0, there = 0] = formats.map((format) =>
      Date.parse(`${format.format(atMs).replace(' ', 'T')}Z`),
    )
    return (kuwait - there) / 60_000
  }
  for (let year = 2022; year < 2034; year++) {
    const steps = computeSteps(zone, year)
    expect(steps[0]?.fromMs).toBe(Date.parse(`${year}-01-01T00:00+03:00`))
    expect(steps.at(-1)?.toMs).toBe(Date.parse(`${year + 1}-01-01T00:00+03:00`))
    steps.slice(1).forEach((step, index) => {
      const before = steps[index]
      expect(before?.toMs).toBe(step.fromMs)
      expect(computeAheadMin(step.fromMs - 60_000)).toBe(before?.aheadMin)
      expect(computeAheadMin(step.fromMs)).toBe(step.aheadMin)
      expect(step.aheadMin).not.toBe(before?.aheadMin)
    })
  }
})

test.each([
  [2026, '2026-03-29', '2026-10-25'],
  [2027, '2027-03-28', '2027-10-31'],
  [2030, '2030-03-31', '2030-10-27'],
])('the IATA seasons of %d begin on %s and %s', (year, summer, winter) => {
  const { summerMs, winterMs } = computeSeasonStarts(year)
  expect([formatDay(summerMs), formatDay(winterMs)]).toEqual([summer, winter])
})
