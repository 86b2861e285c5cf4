import { expect, test } from 'vitest'
import { formatTime, MINUTE_MS } from '#lib/clock.ts'
import { KUWAIT_OFFSET_MINUTES } from './offset.ts'
import { computeElevation, computeTimeAbove, HORIZON_RADIANS } from './sun.ts'

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
