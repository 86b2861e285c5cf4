import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  listDifferencesInMonth,
  getChangeDay,
  computeSeasonStarts,
  type Step,
  computeSteps,
  type Zone,
  ZONES,
} from './model.ts'

const YEARS = Array.from({ length: 12 }, (_, index) => 2022 + index)
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)

describe.each<[Zone, number, number, string[]]>([
  ['Europe/London', 3, 2, ['2027-03-28', '2027-10-31']],
  ['Europe/Paris', 2, 1, ['2027-03-28', '2027-10-31']],
  ['Europe/Istanbul', 0, 0, []],
  ['Africa/Cairo', 1, 0, ['2027-04-30', '2027-10-29']],
  ['Asia/Beirut', 1, 0, ['2027-03-28', '2027-10-31']],
  ['Asia/Dubai', -1, -1, []],
  ['Asia/Karachi', -2, -2, []],
  ['Asia/Kolkata', -2.5, -2.5, []],
  ['Asia/Singapore', -5, -5, []],
  ['Asia/Tokyo', -6, -6, []],
  ['Australia/Sydney', -8, -7, ['2027-04-04', '2027-10-03']],
  ['America/New_York', 8, 7, ['2027-03-14', '2027-11-07']],
])('compared with %s in 2027', (zone, january, july, changes) => {
  const steps = computeSteps(zone, 2027)

  test(`Kuwait is ${january} h ahead in January and ${july} h in July`, () => {
    expect(listDifferencesInMonth(steps, 2027, 0)).toEqual([january * 60])
    expect(listDifferencesInMonth(steps, 2027, 6)).toEqual([july * 60])
  })

  test(`the difference changes on: ${changes.join(', ') || 'no day'}`, () => {
    const days = steps.slice(1).map((step, index) => day(getChangeDay(steps[index] ?? step, step)))
    expect(days).toEqual(changes)
  })
})

test('the tests cover every zone', () => {
  expect(ZONES).toHaveLength(12)
})

const formats = new Map<string, Intl.DateTimeFormat>(
  [...ZONES, 'Asia/Kuwait'].map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
)
/** The difference is computed from formatted times; the model parses the name of the offset. */
function computeClockDifferenceMin(zone: Zone, atMs: number): number {
  const readClock = (of: string) =>
    Date.parse(`${formats.get(of)?.format(atMs).replace(' ', 'T') ?? ''}Z`) / 60_000
  return readClock('Asia/Kuwait') - readClock(zone)
}

/** The steps are cached, because `Intl` is slow. */
const cachedSteps = new Map<string, Step[]>()
function getSteps(zone: Zone, year: number): Step[] {
  const key = `${zone} ${year}`
  const steps = cachedSteps.get(key) ?? computeSteps(zone, year)
  cachedSteps.set(key, steps)
  return steps
}
const SLOW_MS = 30_000

test(
  'the steps agree with both clocks at any minute of twelve years',
  () => {
    const lastMinute = (Date.UTC(2034, 0, 1) - Date.UTC(2022, 0, 1)) / 60_000 - 1
    assert(
      property(constantFrom(...ZONES), integer({ min: 0, max: lastMinute }), (zone, minute) => {
        const kuwaitMs = Date.UTC(2022, 0, 1) + minute * 60_000
        const atMs = kuwaitMs - 3 * 3_600_000
        const steps = getSteps(zone, new Date(kuwaitMs).getUTCFullYear())
        const at = steps.filter((step) => step.fromMs <= atMs && atMs < step.toMs)
        expect(at).toHaveLength(1)
        expect(at[0]?.aheadMin).toBe(computeClockDifferenceMin(zone, atMs))
      }),
      { numRuns: 2000 },
    )
  },
  SLOW_MS,
)

test.each(ZONES)('the steps of %s cover each year, and change at the exact minute', (zone) => {
  for (const year of YEARS) {
    const steps = getSteps(zone, year)
    expect(steps[0]?.fromMs).toBe(Date.parse(`${year}-01-01T00:00+03:00`))
    expect(steps.at(-1)?.toMs).toBe(Date.parse(`${year + 1}-01-01T00:00+03:00`))
    steps.slice(1).forEach((step, index) => {
      const before = steps[index]
      expect(before?.toMs).toBe(step.fromMs)
      expect(computeClockDifferenceMin(zone, step.fromMs - 60_000)).toBe(before?.aheadMin)
      expect(computeClockDifferenceMin(zone, step.fromMs)).toBe(step.aheadMin)
      expect(step.aheadMin).not.toBe(before?.aheadMin)
    })
  }
})

test('a month with a clock change has both differences', () => {
  expect(listDifferencesInMonth(computeSteps('Europe/London', 2027), 2027, 2)).toEqual([180, 120])
  expect(listDifferencesInMonth(computeSteps('Europe/London', 2027), 2027, 9)).toEqual([120, 180])
})

test('the seasons of 2027 begin with Europe’s clock changes, not New York’s', () => {
  const { summerMs, winterMs } = computeSeasonStarts(2027)
  expect([day(summerMs), day(winterMs)]).toEqual(['2027-03-28', '2027-10-31'])
  const changeDays = (zone: Zone) => {
    const steps = computeSteps(zone, 2027)
    return steps.slice(1).map((step, index) => getChangeDay(steps[index] ?? step, step))
  }
  expect(changeDays('Europe/Paris')).toEqual([summerMs, winterMs])
  expect(changeDays('America/New_York')).not.toContain(summerMs)
})

test('seasons begin on the last Sunday of March and October in every year', () => {
  for (const year of YEARS) {
    for (const [start, month] of [
      [computeSeasonStarts(year).summerMs, 2],
      [computeSeasonStarts(year).winterMs, 9],
    ] as const) {
      const date = new Date(start)
      expect([date.getUTCDay(), date.getUTCMonth()]).toEqual([0, month])
      expect(date.getUTCDate()).toBeGreaterThan(24)
    }
  }
})
