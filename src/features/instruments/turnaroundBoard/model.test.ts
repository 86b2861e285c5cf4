import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { GROUND_RANGE_MIN, planBoard, skyOver, sunEvents } from './model.ts'
import { HORIZON_DEG, NIGHT_DEG, sunElevationDeg } from './sun.ts'

const minuteOf = (iso: string) => Date.parse(iso) / 60_000
const noon = minuteOf('2026-06-21T12:00Z')
/** Any minute of twenty years. */
const anyMinute = integer({ min: minuteOf('2020-01-01'), max: minuteOf('2040-01-01') })
const anyGround = integer(GROUND_RANGE_MIN)

test.each([
  ['chocks', 0, 2],
  ['power', 1, 56],
  ['steps', 2, 55],
  ['disembark', 4, 14],
  ['offload', 4, 20],
  ['toilet', 6, 13],
  ['clean', 14, 26],
  ['cater', 15, 30],
  ['fuel', 16, 34],
  ['water', 22, 30],
  ['load', 24, 46],
  ['board', 36, 52],
  ['doors', 52, 60],
])('in an hour on stand, %s is from %d to %d', (id, fromMin, toMin) => {
  expect(planBoard(60).rows.find((row) => row.id === id)).toMatchObject({ fromMin, toMin })
})

test('rows stretch to the nearest minute', () => {
  const { rows } = planBoard(45)
  // 4 and 14 minutes of an hour are 3 and 10.5 of these.
  expect(rows.find(({ id }) => id === 'disembark')).toMatchObject({ fromMin: 3, toMin: 11 })
})

test('the rows of an hour are all there, in order of their start', () => {
  const { rows } = planBoard(60)
  expect(rows).toHaveLength(13)
  expect(rows).toEqual(rows.toSorted((a, b) => a.fromMin - b.fromMin))
})

test('the cabin of an hour is empty from 14 to 36, and fuel lies within', () => {
  const board = planBoard(60)
  expect(board.emptyCabin).toEqual({ fromMin: 14, toMin: 36 })
  const fuel = board.rows.find(({ id }) => id === 'fuel')
  expect(fuel).toMatchObject({ fromMin: 16, toMin: 34 })
})

test('disembark, fuel, clean, cater and board set the time', () => {
  const critical = planBoard(60).rows.filter((row) => row.isCritical)
  expect(critical.map(({ id }) => id)).toEqual(['disembark', 'clean', 'cater', 'fuel', 'board'])
})

test('at every ground time all rows last, end with off-blocks, and fuel meets an empty cabin', () => {
  for (let ground = GROUND_RANGE_MIN.min; ground <= GROUND_RANGE_MIN.max; ground++) {
    const { rows, emptyCabin } = planBoard(ground)
    const fuel = rows.find(({ id }) => id === 'fuel')
    expect(fuel?.fromMin, `${ground} min`).toBeGreaterThanOrEqual(emptyCabin.fromMin)
    expect(fuel?.toMin, `${ground} min`).toBeLessThanOrEqual(emptyCabin.toMin)
    expect(Math.max(...rows.map(({ toMin }) => toMin))).toBe(ground)
    for (const { fromMin, toMin } of rows) expect(toMin).toBeGreaterThan(fromMin)
  }
})

test('a longer stop begins and ends no task earlier', () => {
  assert(
    property(anyGround, anyGround, (a, b) => {
      const [short, long] = [planBoard(Math.min(a, b)), planBoard(Math.max(a, b))]
      short.rows.forEach((row, index) => {
        expect(long.rows[index]?.fromMin).toBeGreaterThanOrEqual(row.fromMin)
        expect(long.rows[index]?.toMin).toBeGreaterThanOrEqual(row.toMin)
      })
    }),
  )
})

test('the sky covers the stop without gap or overlap, midnight and year’s end included', () => {
  assert(
    property(anyMinute, anyGround, (from, ground) => {
      const sky = skyOver(from, from + ground)
      expect(sky[0]?.fromMinute).toBe(from)
      expect(sky.at(-1)?.toMinute).toBe(from + ground)
      sky.slice(1).forEach((span, index) => {
        expect(span.fromMinute).toBe(sky[index]?.toMinute)
        expect(span.light).not.toBe(sky[index]?.light)
      })
    }),
  )
})

test('each minute of a day has the light that its sun gives it', () => {
  assert(
    property(anyMinute, (from) => {
      const sky = skyOver(from, from + 1440)
      const wrong = Array.from({ length: 1440 }, (_, index) => from + index).filter((minute) => {
        const height = sunElevationDeg((minute + 0.5) * 60_000)
        const light = height > HORIZON_DEG ? 'day' : height > NIGHT_DEG ? 'twilight' : 'night'
        return sky.find(({ toMinute }) => toMinute > minute)?.light !== light
      })
      expect(wrong).toEqual([])
    }),
  )
})

test('noon UTC on 21 June is day; an hour before midnight and after is one night', () => {
  expect(skyOver(noon, noon + 60)).toEqual([
    { fromMinute: noon, toMinute: noon + 60, light: 'day' },
  ])
  const late = minuteOf('2026-12-31T23:30Z')
  expect(skyOver(late, late + 60)).toHaveLength(1)
})

test('dusk of 21 December: the sun sets at 13:54 UTC, then twilight, then night', () => {
  const from = minuteOf('2026-12-21T13:30Z')
  const sky = skyOver(from, from + 120)
  expect(sky.map(({ light }) => light)).toEqual(['day', 'twilight', 'night'])
  expect(sky[0]?.toMinute).toBe(minuteOf('2026-12-21T13:54Z'))
})

test('a day from noon to noon has one sunset and one sunrise', () => {
  expect(sunEvents(skyOver(noon, noon + 1440))).toEqual([
    minuteOf('2026-06-21T15:50Z'),
    minuteOf('2026-06-22T01:49Z'),
  ])
})
