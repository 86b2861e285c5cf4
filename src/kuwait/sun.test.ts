import { expect, test } from 'vitest'
import { formatTime, MINUTE_MS, DAY_MS } from '#lib/clock.ts'
import { KUWAIT_OFFSET_MINUTES } from './offset.ts'
import { computeElevation, computeTimeAbove, HORIZON_RADIANS, NIGHT_RADIANS } from './sun.ts'

const toDegrees = (radians: number) => (radians * 180) / Math.PI
const minuteOf = (iso: string) => Date.parse(iso) / MINUTE_MS

test.each([
  ['2026-06-21', '04:49', '18:50'],
  ['2026-12-21', '06:38', '16:54'],
])('on %s the sun is up from %s to %s in Kuwait', (date, rises, sets) => {
  const times = computeTimeAbove(HORIZON_RADIANS, minuteOf(date))
  const format = (minute: number) => formatTime(Math.round(minute), KUWAIT_OFFSET_MINUTES)
  expect(times.map(format)).toEqual([rises, sets])
  for (const minute of times) expect(computeElevation(minute)).toBeCloseTo(HORIZON_RADIANS, 6)
})

/**
 * An independent series: Almanac for Computers, USNO 1990, with sidereal time and right ascension instead of
 * an equation of time. Minutes after 00:00 UTC; east is positive.
 */
function computeAlmanacMinute(dateMs: number, zenithDeg: number, isRise: boolean): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const sin = (degrees: number) => Math.sin(toRadians(degrees))
  const cos = (degrees: number) => Math.cos(toRadians(degrees))
  const tan = (degrees: number) => Math.tan(toRadians(degrees))
  const [latitude, longitude] = [29.2267, 47.98]
  const dayOfYear = (dateMs - Date.UTC(new Date(dateMs).getUTCFullYear(), 0, 1)) / DAY_MS + 1
  const around = dayOfYear + ((isRise ? 6 : 18) - longitude / 15) / 24
  const anomaly = 0.9856 * around - 3.289
  const along = (anomaly + 1.916 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 282.634 + 720) % 360
  let ascension = toDegrees(Math.atan(0.91764 * tan(along)))
  ascension += Math.floor(along / 90) * 90 - Math.floor(ascension / 90) * 90
  const sinDeclination = 0.39782 * sin(along)
  const cosDeclination = Math.cos(Math.asin(sinDeclination))
  const angle = toDegrees(
    Math.acos((cos(zenithDeg) - sinDeclination * sin(latitude)) / (cosDeclination * cos(latitude))),
  )
  const local = (isRise ? 360 - angle : angle) / 15 + ascension / 15 - 0.06571 * around - 6.622
  return ((((local - longitude / 15) % 24) + 24) % 24) * 60
}

test('sunrise and sunset agree with the almanac within 1.1 minutes on every day of four years', () => {
  for (let day = 0; day < 1461; day++) {
    const dateMs = Date.UTC(2025, 0, 1 + day)
    for (const height of [HORIZON_RADIANS, NIGHT_RADIANS]) {
      const zenithDeg = 90 - toDegrees(height)
      for (const [index, minute] of computeTimeAbove(height, dateMs / MINUTE_MS).entries()) {
        const almanac = computeAlmanacMinute(dateMs, zenithDeg, index === 0)
        expect(Math.abs(minute - dateMs / MINUTE_MS - almanac)).toBeLessThan(1.1)
      }
    }
  }
})
