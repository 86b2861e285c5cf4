import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  bounds,
  dayOf,
  firstSunday,
  isoOf,
  isWorking,
  kuwaitDay,
  planPermit,
  weekday,
} from './model.ts'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const name = (day: number) => NAMES[weekday(day)]
const decade = Array.from({ length: 3653 }, (_, index) => dayOf('2026-01-01') + index)

test.each([
  ['Sun', 'Tue,Wed,Thu', 'Mon', 6],
  ['Mon', 'Wed,Thu,Sun', 'Tue', 6],
  ['Tue', 'Thu,Sun,Mon', 'Wed', 6],
  ['Wed', 'Sun,Mon,Tue', 'Thu', 6],
  ['Thu', 'Mon,Tue,Wed', 'Sun', 4],
  ['Fri', 'Tue,Wed,Thu', 'Mon', 4],
  ['Sat', 'Tue,Wed,Thu', 'Mon', 5],
])('an arrival on %s counts %s: send by %s, %d days ahead', (arrival, counted, sendBy, ahead) => {
  const days = decade.filter((day) => name(day) === arrival)
  expect(days.length).toBeGreaterThan(500)
  for (const day of days) {
    const plan = planPermit(day)
    expect(plan.counted.map(name).join()).toBe(counted)
    expect([name(plan.sendBy), plan.daysAhead]).toEqual([sendBy, ahead])
  }
})

test('over ten years: three whole working days lie between, and a day later there would be two', () => {
  const between = (from: number, to: number) =>
    Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index).filter(isWorking)
  for (const arrival of decade) {
    const { sendBy, counted } = planPermit(arrival)
    expect(isWorking(sendBy)).toBe(true)
    expect(between(sendBy, arrival)).toEqual(counted)
    const next = [1, 2, 3].map((days) => sendBy + days).find(isWorking) ?? sendBy
    expect(between(next, arrival)).toHaveLength(2)
  }
})

test('a later arrival is never sent earlier', () => {
  for (const day of decade) {
    expect(planPermit(day + 1).sendBy).toBeGreaterThanOrEqual(planPermit(day).sendBy)
  }
})

test('the week agrees with the calendar of Intl', () => {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
  for (const day of decade) expect(name(day)).toBe(format.format(day * 86_400_000))
})

test('the first Sunday can be sent for today, and the one before could not', () => {
  for (const today of decade) {
    const sunday = firstSunday(today)
    expect(name(sunday)).toBe('Sun')
    expect(planPermit(sunday).sendBy).toBeGreaterThanOrEqual(today)
    expect(planPermit(sunday - 7).sendBy).toBeLessThan(today)
  }
})

test('next Sunday is in time on two days of seven', () => {
  const week = decade.slice(0, 7)
  const inTime = week.filter((today) => firstSunday(today) - today <= 7)
  expect(new Set(inTime.map(name))).toEqual(new Set(['Sun', 'Mon']))
})

test('a day in Kuwait begins at 21:00 UTC', () => {
  expect(isoOf(kuwaitDay(Date.parse('2026-11-21T20:59:59Z')))).toBe('2026-11-21')
  expect(isoOf(kuwaitDay(Date.parse('2026-11-21T21:00:00Z')))).toBe('2026-11-22')
})

test('days and dates are the same thing', () => {
  assert(
    property(integer({ min: -20_000, max: 60_000 }), (day) => {
      expect(dayOf(isoOf(day))).toBe(day)
    }),
  )
  expect(bounds(dayOf('2027-12-31'))).toEqual({ min: '2027-12-31', max: '2028-12-30' })
})
