import { expect, test } from 'vitest'
import { computeOverlap, groupByEqualHours, listWorkingSpans, type Span } from './model.ts'
import { createHours, type Hours, AUTHORITY, OFFICES, type OfficeId } from './offices.ts'

const findOffice = (id: OfficeId) => {
  const found = OFFICES.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}
/** @returns for example `1-4 9-13`, in days of the week and hours UTC */
const formatRanges = (spans: readonly Span[]) =>
  groupByEqualHours(spans)
    .map(({ fromDay, toDay, spans: hours }) =>
      [
        `${fromDay}-${toDay}`,
        ...hours.map(({ fromMin, toMin }) => `${fromMin / 60}-${toMin / 60}`),
      ].join(' '),
    )
    .join(', ')

test.each<[OfficeId, string, number, string, number]>([
  // Monday to Thursday are shared, or Sunday to Thursday; hours UTC and a week, in winter and in summer.
  ['london', '1-4 9-10', 4, '1-4 8-10', 8],
  ['paris', '1-4 8-10', 8, '1-4 7-10', 12],
  ['geneva', '1-4 8-10', 8, '1-4 7-10', 12],
  ['newYork', '', 0, '', 0],
  ['singapore', '1-4 5-9', 16, '1-4 5-9', 16],
  ['riyadh', '0-4 5-10', 25, '0-4 5-10', 25],
  ['dubai', '1-4 5-10', 20, '1-4 5-10', 20],
])('%s shares %s with the authority in winter, %d h, and %s in summer, %d h', (id, ...expected) => {
  const office = findOffice(id)
  const overlaps = (['winter', 'summer'] as const).flatMap((season) => {
    const { both, weeklyMinutes } = computeOverlap(office, office.hours, season)
    return [formatRanges(both), weeklyMinutes / 60]
  })
  expect(overlaps).toEqual(expected)
})

test.each<[OfficeId, number, number, string]>([
  ['london', 12, 12, '1-1 12-13, 2-4 5-12 12-13'],
  ['london', 0, 0, '1-4 5-13'],
  // From 20:00 UTC on the day before.
  ['singapore', 4, 20, '1-4 5-12'],
])('%s from %d:00 to %d:00, with the authority open until 16:00', (id, opens, closes, shared) => {
  const there = createHours(opens * 60, closes * 60)
  // The authority's hours as a visitor has changed them.
  const { both } = computeOverlap(findOffice(id), there, 'winter', createHours(480, 960))
  expect(formatRanges(both)).toBe(shared)
})

test('Dubai closes at noon on Friday', () => {
  const friday = (hours: Hours) =>
    formatRanges(
      listWorkingSpans(findOffice('dubai'), hours, 'winter').filter(({ day }) => day > 4),
    )
  expect(friday(createHours(8 * 60, 16 * 60))).toBe('5-5 4-8')
  expect(friday(createHours(13 * 60, 18 * 60))).toBe('')
})

const ZONES: Record<OfficeId | 'authority', string> = {
  london: 'Europe/London',
  paris: 'Europe/Paris',
  geneva: 'Europe/Zurich',
  newYork: 'America/New_York',
  singapore: 'Asia/Singapore',
  riyadh: 'Asia/Riyadh',
  dubai: 'Asia/Dubai',
  authority: 'Asia/Kuwait',
}

test.each([AUTHORITY, ...OFFICES])('the week of $id agrees with Intl', (office) => {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: ZONES[office.id],
    dateStyle: 'short',
    timeStyle: 'short',
  })
  // A week in the middle of each season, from a Sunday.
  for (const [season, sundayMs] of [
    ['winter', Date.UTC(2027, 0, 10)],
    ['summer', Date.UTC(2027, 6, 11)],
  ] as const) {
    const spans = listWorkingSpans(office, office.hours, season)
    for (let minute = 0; minute < 7 * 1440; minute += 30) {
      const local = new Date(`${format.format(sundayMs + minute * 60_000).replace(' ', 'T')}Z`)
      const ofDay = local.getUTCHours() * 60 + local.getUTCMinutes()
      const closeMin =
        office.id === 'dubai' && local.getUTCDay() === 5 ? 12 * 60 : office.hours.closeMin
      const isOpen =
        office.days.some((day) => day === local.getUTCDay()) &&
        ofDay >= office.hours.openMin &&
        ofDay < closeMin
      const [day, utc] = [Math.floor(minute / 1440), minute % 1440]
      const isListed = spans.some(
        (each) => each.day === day && each.fromMin <= utc && utc < each.toMin,
      )
      expect(isListed, `${season}, day ${day}, minute ${utc}`).toBe(isOpen)
    }
  }
})

test('an office that closes before it opens closes on the next day', () => {
  expect(createHours(540, 1020)).toEqual({ openMin: 540, closeMin: 1020 })
  expect(createHours(1320, 360)).toEqual({ openMin: 1320, closeMin: 1800 })
  expect(createHours(0, 0)).toEqual({ openMin: 0, closeMin: 1440 })
})
