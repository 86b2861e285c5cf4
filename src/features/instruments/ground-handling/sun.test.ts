import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import { HORIZON_RADIANS, NIGHT_RADIANS, computeTimeAbove, computeElevation } from './sun.ts'

const HEIGHTS = [HORIZON_RADIANS, NIGHT_RADIANS]
const toDegrees = (radians: number) => (radians * 180) / Math.PI
const minuteOf = (dateMs: number) => dateMs / 60_000

/** Minutes after 00:00 UTC at which the sun passes an elevation, morning and evening. */
function computePasses(dateMs: number, height: number): { rise: number; set: number } {
  const start = minuteOf(dateMs)
  const [rise, set] = computeTimeAbove(height, start)
  return { rise: rise - start, set: set - start }
}

const kuwait = (minuteUtc: number) => formatTime(Math.round(minuteUtc), KUWAIT_OFFSET_MINUTES)

test.each([
  ['2026-06-21', '04:49', '18:50'],
  ['2026-12-21', '06:38', '16:54'],
])('on %s the sun is up from %s to %s in Kuwait', (date, rises, sets) => {
  const { rise, set } = computePasses(Date.parse(date), HORIZON_RADIANS)
  expect([kuwait(rise), kuwait(set)]).toEqual([rises, sets])
})

test('the times above an elevation agree with the elevation at any minute of forty years', () => {
  const anyMinute = integer({
    min: minuteOf(Date.UTC(2000, 0)),
    max: minuteOf(Date.UTC(2040, 0)),
  })
  assert(
    property(anyMinute, constantFrom(...HEIGHTS), (minute, height) => {
      const [rise, set] = computeTimeAbove(height, minute)
      expect(minute > rise && minute < set).toBe(computeElevation(minute) > height)
    }),
    { numRuns: 2000 },
  )
})

test('the sun has the given elevation at both ends of the time above it', () => {
  for (let day = 0; day < 1461; day++) {
    for (const height of HEIGHTS) {
      for (const minute of computeTimeAbove(height, minuteOf(Date.UTC(2027, 0, 1 + day)))) {
        expect(computeElevation(minute)).toBeCloseTo(height, 6)
      }
    }
  }
})

/** The series as NOAA publishes it, by the day of the year. Minutes after 00:00 UTC. */
function computePublishedSeries(dateMs: number, height: number): { rise: number; set: number } {
  const year = new Date(dateMs).getUTCFullYear()
  const [newYear, nextYear] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  const g = (2 * Math.PI * (dateMs - newYear)) / (nextYear - newYear)
  const { acos, cos, sin, tan } = Math
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * cos(g) -
      0.032077 * sin(g) -
      0.014615 * cos(2 * g) -
      0.040849 * sin(2 * g))
  const declination =
    0.006918 -
    0.399912 * cos(g) +
    0.070257 * sin(g) -
    0.006758 * cos(2 * g) +
    0.000907 * sin(2 * g) -
    0.002697 * cos(3 * g) +
    0.00148 * sin(3 * g)
  const latitude = (29.2267 * Math.PI) / 180
  const angle = toDegrees(
    acos(sin(height) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination)),
  )
  const passing = (side: number) => 720 - 4 * (47.98 + side * angle) - equation
  return { rise: passing(1), set: passing(-1) }
}

test('sunrise and sunset agree with the published series within 1.5 minutes over a century', () => {
  const apart: number[] = []
  for (let dateMs = Date.UTC(2000, 0); dateMs < Date.UTC(2100, 0); dateMs += 86_400_000) {
    for (const height of HEIGHTS) {
      const [own, printed] = [computePasses(dateMs, height), computePublishedSeries(dateMs, height)]
      apart.push(Math.abs(own.rise - printed.rise), Math.abs(own.set - printed.set))
    }
  }
  expect(apart.reduce((most, each) => Math.max(most, each))).toBeLessThan(1.5)
})

/**
 * Another series: Almanac for Computers, USNO 1990, which uses sidereal time and right ascension
 * instead of an equation of time. Minutes after 00:00 UTC; east is positive.
 */
function computeAlmanacMinute(dateMs: number, zenithDeg: number, isRise: boolean): number {
  const [sin, cos, tan] = [Math.sin, Math.cos, Math.tan].map(
    (f) => (degrees: number) => f((degrees * Math.PI) / 180),
  ) as [(d: number) => number, (d: number) => number, (d: number) => number]
  const [latitude, longitude] = [29.2267, 47.98]
  const dayOfYear = (dateMs - Date.UTC(new Date(dateMs).getUTCFullYear(), 0, 1)) / 86_400_000 + 1
  const around = dayOfYear + ((isRise ? 6 : 18) - longitude / 15) / 24
  const anomaly = 0.9856 * around - 3.289
  const along = (anomaly + 1.916 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 282.634 + 720) % 360
  let ascension = (Math.atan(0.91764 * tan(along)) * 180) / Math.PI
  ascension += Math.floor(along / 90) * 90 - Math.floor(ascension / 90) * 90
  const sinDeclination = 0.39782 * sin(along)
  const cosDeclination = Math.cos(Math.asin(sinDeclination))
  const angle =
    (Math.acos(
      (cos(zenithDeg) - sinDeclination * sin(latitude)) / (cosDeclination * cos(latitude)),
    ) *
      180) /
    Math.PI
  const local = (isRise ? 360 - angle : angle) / 15 + ascension / 15 - 0.06571 * around - 6.622
  const hour = (((local - longitude / 15) % 24) + 24) % 24
  return hour * 60
}

test('sunrise and sunset agree with the almanac within 1.5 minutes on every day of four years', () => {
  const apart: number[] = []
  for (let day = 0; day < 1461; day++) {
    const dateMs = Date.UTC(2025, 0, 1 + day)
    for (const height of HEIGHTS) {
      const { rise, set } = computePasses(dateMs, height)
      apart.push(Math.abs(rise - computeAlmanacMinute(dateMs, 90 - toDegrees(height), true)))
      apart.push(Math.abs(set - computeAlmanacMinute(dateMs, 90 - toDegrees(height), false)))
    }
  }
  expect(Math.max(...apart)).toBeLessThan(1.5)
})

test('twilight surrounds the day, and all four times are on one UTC date', () => {
  for (let day = 0; day < 366; day++) {
    const dateMs = Date.UTC(2028, 0, 1 + day)
    const sun = computePasses(dateMs, HORIZON_RADIANS)
    const light = computePasses(dateMs, NIGHT_RADIANS)
    const order = [0, light.rise, sun.rise, sun.set, light.set, 1440]
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }
})

test('the sun is highest midway between sunrise and sunset', () => {
  for (let day = 0; day < 365; day++) {
    const dateMs = Date.UTC(2027, 0, 1 + day)
    const height = (minute: number) => computeElevation(minuteOf(dateMs) + minute)
    const { rise, set } = computePasses(dateMs, HORIZON_RADIANS)
    const noon = (rise + set) / 2
    expect(height(noon)).toBeGreaterThan(height(noon - 30))
    expect(height(noon)).toBeGreaterThan(height(noon + 30))
  }
})

test('the noon sun is at 84 and 37 degrees on the solstices', () => {
  expect(toDegrees(computeElevation(minuteOf(Date.parse('2026-06-21T08:50Z'))))).toBeCloseTo(
    84.2,
    0,
  )
  expect(toDegrees(computeElevation(minuteOf(Date.parse('2026-12-21T08:46Z'))))).toBeCloseTo(
    37.3,
    0,
  )
})
