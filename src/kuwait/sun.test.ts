import { CalculationParameters, Coordinates, PrayerTimes } from 'adhan'
import { expect, test } from 'vitest'
import { formatTime, MINUTE_MS } from '#lib/clock.ts'
import { AIRPORT_POSITION } from './airport.ts'
import { KUWAIT_OFFSET_MINUTES } from './offset.ts'
import { computeElevation, computeTimeAbove, HORIZON_RADIANS, NIGHT_RADIANS } from './sun.ts'

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

test('sunrise, sunset and night agree with another implementation within 1.3 minutes on every day of four years', () => {
  const position = new Coordinates(AIRPORT_POSITION.latitude, AIRPORT_POSITION.longitude)
  // Dawn and dusk when the sun is 6 degrees below the horizon.
  const method = new CalculationParameters('Other', 6, 6)
  for (let day = 0; day < 1461; day++) {
    const { sunrise, maghrib, fajr, isha } = new PrayerTimes(
      position,
      new Date(2025, 0, 1 + day, 12),
      method,
    )
    const minute = Date.UTC(2025, 0, 1 + day) / MINUTE_MS
    const others = [sunrise, maghrib, fajr, isha].map((time) => time.getTime() / MINUTE_MS)
    const ours = [HORIZON_RADIANS, NIGHT_RADIANS].flatMap((height) =>
      computeTimeAbove(height, minute),
    )
    const differences = ours.map((time, index) => Math.abs(time - (others[index] ?? 0)))
    expect(Math.max(...differences)).toBeLessThan(1.3)
  }
})
