import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  groupByEqualHours,
  computeOverlap,
  type Season,
  type Span,
  listWorkingSpans,
} from './model.ts'
import { createHours, type Hours, OFFICES, type OfficeId } from './offices.ts'

const findOffice = (id: OfficeId) => {
  const found = OFFICES.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}
const anyOffice = constantFrom(...OFFICES)
const anySeason = constantFrom<Season>('winter', 'summer')
/** Opening hours in half-hours, from half an hour to a whole day long. */
const anyHours = integer({ min: 0, max: 47 }).chain((open) =>
  integer({ min: 1, max: 48 }).map(
    (halves): Hours => ({ openMin: open * 30, closeMin: (open + halves) * 30 }),
  ),
)
const KUWAIT_HOURS: Hours = { openMin: 8 * 60, closeMin: 16 * 60 }
/** A week in the middle of each season, in 2027. Starts on a Sunday at 00:00 UTC. */
const SUNDAY = { winter: Date.UTC(2027, 0, 10), summer: Date.UTC(2027, 6, 11) } as const

describe.each<[OfficeId, string, string, number, number]>([
  ['london', '09-13', '08-13', 16, 20],
  ['paris', '08-13', '07-13', 20, 24],
  ['geneva', '08-13', '07-13', 20, 24],
  ['newYork', 'none', 'none', 0, 0],
  ['singapore', '05-09', '05-09', 16, 16],
  ['riyadh', '05-13', '05-13', 40, 40],
  ['dubai', '05-12', '05-12', 28, 28],
])('%s', (id, winter, summer, winterHours, summerHours) => {
  test.each([
    ['winter', winter, winterHours],
    ['summer', summer, summerHours],
  ] as const)(
    'in %s shares these hours UTC with Kuwait: %s; %d hours a week',
    (season, hours, hoursAWeek) => {
      const { both, weeklyMinutes } = computeOverlap(findOffice(id), findOffice(id).hours, season)
      const two = (minutes: number) => String(minutes / 60).padStart(2, '0')
      const stretches = new Set(both.map(({ fromMin, toMin }) => `${two(fromMin)}-${two(toMin)}`))
      expect([...stretches]).toEqual(hours === 'none' ? [] : [hours])
      expect(weeklyMinutes).toBe(hoursAWeek * 60)
    },
  )
})

test('a Monday to Friday office shares four days with Kuwait, a Sunday to Thursday office five', () => {
  const days = (id: OfficeId) =>
    computeOverlap(findOffice(id), findOffice(id).hours, 'winter').both.map(({ day }) => day)
  expect(days('london')).toEqual([1, 2, 3, 4])
  expect(days('riyadh')).toEqual([0, 1, 2, 3, 4])
})

const sharedWith = (id: OfficeId, hours: Hours) =>
  groupByEqualHours(computeOverlap(findOffice(id), hours, 'winter').both).map(
    ({ fromDay, toDay, spans }) => [
      fromDay,
      toDay,
      ...spans.map(({ fromMin, toMin }) => `${fromMin / 60}-${toMin / 60}`),
    ],
  )

test('days with equal shared hours form one range, Monday to Thursday for London', () => {
  expect(sharedWith('london', findOffice('london').hours)).toEqual([[1, 4, '9-13']])
  expect(sharedWith('newYork', findOffice('newYork').hours)).toEqual([])
})

test('a day with different hours starts a new range', () => {
  // London opens on Monday at noon and never closes until Saturday.
  const noonToNoon = { openMin: 720, closeMin: 720 + 1440 }
  expect(sharedWith('london', noonToNoon)).toEqual([
    [1, 1, '12-13'],
    [2, 4, '5-12', '12-13'],
  ])
})

test('Dubai closes at noon on Friday', () => {
  const friday = listWorkingSpans(findOffice('dubai'), KUWAIT_HOURS, 'winter').find(
    ({ day }) => day === 5,
  )
  expect(friday).toEqual({ day: 5, fromMin: 4 * 60, toMin: 8 * 60 })
  const afternoon = { openMin: 13 * 60, closeMin: 18 * 60 }
  const days = listWorkingSpans(findOffice('dubai'), afternoon, 'winter').map(({ day }) => day)
  expect(days).toEqual([1, 2, 3, 4])
})

const ZONES: Record<OfficeId, string> = {
  london: 'Europe/London',
  paris: 'Europe/Paris',
  geneva: 'Europe/Zurich',
  newYork: 'America/New_York',
  singapore: 'Asia/Singapore',
  riyadh: 'Asia/Riyadh',
  dubai: 'Asia/Dubai',
}

test('the UTC offsets of all offices agree with Intl', () => {
  for (const { id, winterMin, summerMin } of OFFICES) {
    const zone = ZONES[id]
    const offsetMin = (instantMs: number) => {
      const local = new Date(instantMs).toLocaleString('sv', { timeZone: zone })
      return (Date.parse(`${local.replace(' ', 'T')}Z`) - instantMs) / 60_000
    }
    expect([offsetMin(SUNDAY.winter), offsetMin(SUNDAY.summer)], zone).toEqual([
      winterMin,
      summerMin,
    ])
  }
})

const formats = new Map(
  ['Asia/Kuwait', ...Object.values(ZONES)].map((zone) => [
    zone,
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }),
  ]),
)

function isOpenByIntl(zone: string, days: readonly number[], hours: Hours, atMs: number): boolean {
  const parts = formats.get(zone)?.formatToParts(atMs) ?? []
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const today = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'))
  const minute = Number(part('hour')) * 60 + Number(part('minute'))
  const isOpen = (day: number, since: number) => {
    const closeMin =
      zone === 'Asia/Dubai' && day === 5 ? Math.min(hours.closeMin, 720) : hours.closeMin
    return days.includes(day) && since >= hours.openMin && since < closeMin
  }
  // An office that opened today, or yesterday and works past midnight.
  return isOpen(today, minute) || isOpen((today + 6) % 7, minute + 1440)
}

test('the week of any office at any hours agrees with Intl', () => {
  assert(
    property(anyOffice, anyHours, anySeason, (there, hours, season) => {
      const overlap = computeOverlap(there, hours, season)
      for (let minute = 0; minute < 7 * 1440; minute += 30) {
        const at = SUNDAY[season] + minute * 60_000
        const [day, ofDay] = [Math.floor(minute / 1440), minute % 1440]
        const drawn = (spans: readonly Span[]) =>
          spans.some((span) => span.day === day && span.fromMin <= ofDay && ofDay < span.toMin)
        const theirs = isOpenByIntl(ZONES[there.id], there.days, hours, at)
        const ours = isOpenByIntl('Asia/Kuwait', [0, 1, 2, 3, 4], KUWAIT_HOURS, at)
        const isRight =
          drawn(overlap.there) === theirs &&
          drawn(overlap.here) === ours &&
          drawn(overlap.both) === (theirs && ours)
        if (!isRight) throw new Error(`${there.id}, ${season}, day ${day}, minute ${ofDay}`)
      }
    }),
    { numRuns: 60 },
  )
})

test('an office that closes before it opens closes on the next day', () => {
  expect(createHours(540, 1020)).toEqual({ openMin: 540, closeMin: 1020 })
  expect(createHours(1320, 360)).toEqual({ openMin: 1320, closeMin: 1800 })
  expect(createHours(0, 0)).toEqual({ openMin: 0, closeMin: 1440 })
})

test('working hours that cross midnight UTC keep their length', () => {
  assert(
    property(anyOffice, anyHours, anySeason, (there, hours, season) => {
      const spans = listWorkingSpans(there, hours, season)
      const total = spans.reduce((sum, { fromMin, toMin }) => sum + toMin - fromMin, 0)
      const friday =
        there.id === 'dubai'
          ? Math.max(0, Math.min(hours.closeMin, 720) - hours.openMin)
          : hours.closeMin - hours.openMin
      expect(total).toBe(
        (there.days.length - 1) * (hours.closeMin - hours.openMin) +
          (there.id === 'riyadh' ? hours.closeMin - hours.openMin : friday),
      )
      for (const { fromMin, toMin } of spans) {
        expect(fromMin).toBeGreaterThanOrEqual(0)
        expect(toMin).toBeLessThanOrEqual(1440)
      }
    }),
  )
})
