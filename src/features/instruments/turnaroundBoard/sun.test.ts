import { expect, test } from 'vitest'
import { KUWAIT_OFFSET_MINUTES, wallClock } from '#lib/clock.ts'
import { HORIZON_DEG, NIGHT_DEG, sunElevationDeg } from './sun.ts'

/** Before any dawn, about the sun's highest place, and after any dusk, in minutes after 00:00 UTC. */
const [BEFORE, NOON, AFTER] = [0, 528, 1056] as const

/** Minutes after 00:00 UTC at which the sun passes a height, morning and evening. */
function passes(dateMs: number, heightDeg: number): { rise: number; set: number } {
  const above = (minute: number) => sunElevationDeg(dateMs + minute * 60_000) > heightDeg
  const between = (below: number, up: number): number => {
    const middle = (below + up) / 2
    if (Math.abs(below - up) < 1e-9) return middle
    return above(middle) ? between(below, middle) : between(middle, up)
  }
  expect([BEFORE, NOON, AFTER].map(above)).toEqual([false, true, false])
  return { rise: between(BEFORE, NOON), set: between(AFTER, NOON) }
}

const kuwait = (minuteUtc: number) => wallClock(Math.round(minuteUtc), KUWAIT_OFFSET_MINUTES)

test.each([
  ['2026-06-21', '04:49', '18:50'],
  ['2026-12-21', '06:38', '16:54'],
])('on %s the sun is up from %s to %s in Kuwait', (date, rises, sets) => {
  const { rise, set } = passes(Date.parse(date), HORIZON_DEG)
  expect([kuwait(rise), kuwait(set)]).toEqual([rises, sets])
})

/**
 * Another series: Almanac for Computers, USNO 1990, which works by sidereal time and right
 * ascension instead of an equation of time. East-positive; minutes after 00:00 UTC.
 */
function almanacMinuteUtc(dateMs: number, zenithDeg: number, isRise: boolean): number {
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

test('on every day of four years the almanac says the same, to two minutes', () => {
  const apart: number[] = []
  for (let day = 0; day < 1461; day++) {
    const dateMs = Date.UTC(2025, 0, 1 + day)
    for (const height of [HORIZON_DEG, NIGHT_DEG]) {
      const { rise, set } = passes(dateMs, height)
      apart.push(Math.abs(rise - almanacMinuteUtc(dateMs, 90 - height, true)))
      apart.push(Math.abs(set - almanacMinuteUtc(dateMs, 90 - height, false)))
    }
  }
  expect(Math.max(...apart)).toBeLessThan(2)
})

test('twilight stands outside the day, and all four fall on one UTC date', () => {
  for (let day = 0; day < 366; day++) {
    const dateMs = Date.UTC(2028, 0, 1 + day)
    const sun = passes(dateMs, HORIZON_DEG)
    const light = passes(dateMs, NIGHT_DEG)
    const order = [0, light.rise, sun.rise, sun.set, light.set, 1440]
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }
})

test('the sun is highest midway between rising and setting', () => {
  for (let day = 0; day < 365; day++) {
    const dateMs = Date.UTC(2027, 0, 1 + day)
    const height = (minute: number) => sunElevationDeg(dateMs + minute * 60_000)
    const { rise, set } = passes(dateMs, HORIZON_DEG)
    const noon = (rise + set) / 2
    expect(height(noon)).toBeGreaterThan(height(noon - 30))
    expect(height(noon)).toBeGreaterThan(height(noon + 30))
  }
})

test('at the solstices the sun of noon stands at 84 and 37 degrees', () => {
  expect(sunElevationDeg(Date.parse('2026-06-21T08:50Z'))).toBeCloseTo(84.2, 0)
  expect(sunElevationDeg(Date.parse('2026-12-21T08:46Z'))).toBeCloseTo(37.3, 0)
})
