import { expect, test } from 'vitest'
import { formatIsoDate, parseDay } from '#kuwait/days.ts'
import { MINUTE_MS } from '#lib/clock.ts'
import { findFirstArrival, listArrivalRange, planArrival, planFor } from './model.ts'

const minuteOf = (iso: string) => Date.parse(iso) / MINUTE_MS

test('the prerendered example needs no current date and names no holidays', () => {
  const { plan, today, closures } = planArrival('', undefined)
  expect(plan.arrival - plan.sendBy).toBe(6)
  expect(today).toBeUndefined()
  expect(closures).toBe('')
})

test.each([
  ['2026-12-06', true, false],
  // Two working days remain.
  ['2026-11-26', true, true],
  // 3 January is closed.
  ['2027-01-05', false, false],
])('on 23 November 2026, an arrival on %s is ordinary: %s, late: %s', (iso, ...expected) => {
  const { isOrdinary, isLate } = planArrival(iso, minuteOf('2026-11-23T06:00Z'))
  expect([isOrdinary, isLate]).toEqual(expected)
})

test.each([
  ['2026-11-23T09:00Z', false],
  ['2026-11-23T09:01Z', true],
])('at %s, an arrival on 28 November is late: %s', (now, isLate) => {
  expect(planArrival('2026-11-28', minuteOf(now)).isLate).toBe(isLate)
})

test.each([
  ['2026-12-29T06:00Z', '2027-01-11', false, '2027-01-04'],
  // The safe day has passed; the other has not, and today counts if it is worked.
  ['2027-01-04T06:00Z', '2027-01-11', true, '2027-01-04'],
  ['2027-01-04T09:01Z', '2027-01-11', true, undefined],
  ['2026-12-29T06:00Z', '2027-01-24', false, undefined],
])(
  'at %s, an arrival on %s is late: %s, and if possible days are worked: %s',
  (now, iso, ...expected) => {
    const { isLate, ifWorked } = planArrival(iso, minuteOf(now))
    expect([isLate, ifWorked && formatIsoDate(ifWorked.sendBy)]).toEqual(expected)
  },
)

test('dates are from today in Kuwait to a year ahead, and the first arrival is among them', () => {
  const minute = minuteOf('2026-11-23T21:30Z')
  expect(listArrivalRange(minute)).toEqual({ min: '2026-11-24', max: '2027-11-24' })
  expect(findFirstArrival(minute)).toBe('2026-12-06')
})

test('a flag before today counts from today, and one beyond the range has no plan', () => {
  const minute = minuteOf('2026-11-23T06:00Z')
  const today = planFor(parseDay('2026-11-23'), minute)
  expect(formatIsoDate(today?.arrival ?? 0)).toBe('2026-11-28')
  expect(planFor(parseDay('2026-11-01'), minute)).toEqual(today)
  expect(planFor(parseDay('2027-11-23'), minute)).toBeUndefined()
})
