import { expect, test } from 'vitest'
import { parseDay } from '#kuwait/days.ts'
import { describeFlight, readFlight, toLinkedFlight } from './flight.ts'

const TODAY = parseDay('2026-11-29')
const read = (date: string, time: number) => readFlight({ date, time, ground: 90, passengers: 120 })

test('a flight is read only when all four figures are given', () => {
  expect(readFlight({ date: '2027-01-06', time: 850, ground: null, passengers: 120 })).toBe(
    undefined,
  )
})

test.each([
  [
    '2027-01-06',
    850,
    'Wed 6 Jan 2027, 14:10 UTC, 17:10 in Kuwait;',
    '06 JAN 1410Z',
    '06 JAN 1540Z',
  ],
  [
    '2026-12-31',
    1350,
    'Thu 31 Dec, 22:30 UTC, Fri 1 Jan 2027, 01:30 in Kuwait;',
    '31 DEC 2230Z',
    '01 JAN 0000Z',
  ],
  ['2027-09-09', 0, 'Thu 9 Sept 2027, 00:00 UTC, 03:00 in Kuwait;', '09 SEP 0000Z', '09 SEP 0130Z'],
])(
  'a flight on %s at minute %i reads %s and arrives %s, departs %s',
  (date, time, line, eta, etd) => {
    const flight = read(date, time)
    if (!flight) throw new Error('The flight is not read')
    expect(describeFlight(flight, TODAY)).toContain(`on blocks ${line}`)
    expect(toLinkedFlight(flight)).toEqual({ eta, etd, passengers: '120' })
  },
)
