import { assert, integer, pre, property } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MINUTES_PER_DAY, KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import { GROUND_RANGE_MIN } from './model.ts'
import { Sky } from './Sky.tsx'
import { HORIZON_RADIANS, NIGHT_RADIANS, computeElevation } from './sun.ts'
import * as styles from './GroundHandlingInstrument.css.ts'

const minuteOf = (iso: string) => Date.parse(iso) / 60_000
/** Positions are rounded to 0.01 %, a seventh of a minute. */
const ROUNDED_MIN = 0.15

const BAR = /<rect class="([^"]+)"[^>]* x="([^"]+)%" width="([^"]+)%"/g
const TIME = />(\d\d:\d\d)</g

function renderSky(from: number, to: number) {
  const html = renderToStaticMarkup(<Sky label="Sun" from={from} to={to} />)
  const start = (from + to - MINUTES_PER_DAY) / 2
  const bands = [...html.matchAll(BAR)].map(([, light, x, width]) => ({
    light,
    from: start + (Number(x) / 100) * MINUTES_PER_DAY,
    to: start + ((Number(x) + Number(width)) / 100) * MINUTES_PER_DAY,
  }))
  return { start, bands, times: [...html.matchAll(TIME)].map(([, time]) => time) }
}

/** The last band is on top; where there is none, it is night. */
const findLight = (sky: ReturnType<typeof renderSky>, minute: number) =>
  sky.bands.findLast(
    ({ light, from, to }) => light !== styles.stop && from <= minute && minute < to,
  )?.light

function computeLight(minute: number) {
  const height = computeElevation(minute)
  return height > HORIZON_RADIANS
    ? styles.day
    : height > NIGHT_RADIANS
      ? styles.twilight
      : undefined
}

/** Any minute of twenty years, five of them leap years. */
const anyMinute = integer({ min: minuteOf('2020-01-01'), max: minuteOf('2040-01-01') })
const anyGround = integer(GROUND_RANGE_MIN)

test('the sky shows day, twilight and night at each minute around a stop', () => {
  assert(
    property(anyMinute, anyGround, (from, ground) => {
      const sky = renderSky(from, from + ground)
      const wrong = Array.from(
        { length: MINUTES_PER_DAY },
        (_, index) => sky.start + index + 0.5,
      ).filter((minute) =>
        // Rounding may move the edge of a band.
        [-2 * ROUNDED_MIN, 2 * ROUNDED_MIN].every(
          (off) => findLight(sky, minute) !== computeLight(minute + off),
        ),
      )
      expect(wrong).toEqual([])
    }),
  )
})

test.each([
  ['year’s end', '2026-12-31T20:00Z'],
  ['a leap day', '2028-02-29T23:30Z'],
  ['the end of a leap year', '2028-12-31T13:00Z'],
])('the sky shows day, twilight and night at each minute around %s', (_, iso) => {
  const from = minuteOf(iso)
  const sky = renderSky(from, from + 60)
  for (let minute = sky.start; minute < sky.start + MINUTES_PER_DAY; minute += 5) {
    const near = [-1, 1].map((off) => computeLight(minute + off))
    expect(near, formatTime(Math.round(minute))).toContain(findLight(sky, minute))
  }
})

test('the sky has a band for the stop', () => {
  const from = minuteOf('2026-06-21T23:30Z')
  const stop = renderSky(from, from + 60).bands.find(({ light }) => light === styles.stop)
  expect(Math.abs((stop?.from ?? 0) - from)).toBeLessThan(ROUNDED_MIN)
  expect(Math.abs((stop?.to ?? 0) - from - 60)).toBeLessThan(2 * ROUNDED_MIN)
})

test.each([
  ['at noon', '2026-06-21T12:00Z', ['04:49', '18:50']],
  ['across midnight', '2026-06-21T23:30Z', ['18:50', '04:49']],
  ['in a winter night', '2026-12-21T23:30Z', ['16:54', '06:38']],
])('the sky labels sunrise and sunset in Kuwait time for a stop %s', (_, iso, times) => {
  const from = minuteOf(iso)
  expect(renderSky(from, from + 60).times).toEqual(times)
})

test('the sky labels each visible sunrise and sunset to the nearest minute', () => {
  assert(
    property(anyMinute, anyGround, (from, ground) => {
      const { start, bands, times } = renderSky(from, from + ground)
      const edges = bands
        .filter(({ light }) => light === styles.day)
        .flatMap((band) => [band.from, band.to])
        .filter((minute) => minute > start && minute < start + MINUTES_PER_DAY)
      // Within the rounding of the edge, a time may or may not be visible.
      const all = bands
        .filter(({ light }) => light === styles.day)
        .flatMap((band) => [band.from, band.to])
      const isAtEdge = (minute: number) =>
        Math.min(Math.abs(minute - start), Math.abs(minute - start - MINUTES_PER_DAY)) <
        2 * ROUNDED_MIN
      pre(!all.some(isAtEdge))
      expect(times).toHaveLength(edges.length)
      edges.forEach((minute, index) => {
        const near = [-1, 0, 1].map((off) =>
          formatTime(Math.round(minute) + off, KUWAIT_OFFSET_MINUTES),
        )
        expect(near).toContain(times[index])
      })
    }),
  )
})
