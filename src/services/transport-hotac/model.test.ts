import { expect, test } from 'vitest'
import { formatTime } from '#lib/clock.ts'
import { computeRulerRange, countDays, planRest, type RestRequest } from './model.ts'

const request = (
  blocks: string,
  postFlightMin: number,
  travelMin: number,
  restH: number,
  counted: RestRequest['counted'],
  isEasaExample: boolean,
  precedingDutyMin = 600,
): RestRequest => ({
  onBlocksMinute: Date.parse(`2026-12-31T${blocks}Z`) / 60_000,
  postFlightMin,
  precedingDutyMin,
  travelMin,
  minimumRestMin: restH * 60,
  counted,
  isEasaExample,
})

test.each([
  // On blocks, post-flight duty, travel, minimum rest, where it counts, EASA's minimum; the times of duty
  // end, hotel, leaving and report, and the minutes in the hotel.
  ['14:10', 30, 45, 10, 'duty', true, '14:40 15:25 00:25 01:10', 540],
  ['14:10', 30, 45, 10, 'duty', false, '14:40 15:25 23:55 00:40', 510],
  ['14:10', 30, 45, 10, 'hotel', false, '14:40 15:25 01:25 02:10', 600],
  ['14:10', 30, 45, 10, 'hotel', true, '14:40 15:25 01:25 02:10', 600],
  // EASA's minimum is 10 h, and twice the travel beyond 30 min.
  ['14:10', 30, 30, 6, 'duty', true, '14:40 15:10 00:10 00:40', 540],
  ['14:10', 30, 180, 6, 'duty', true, '14:40 17:40 02:40 05:40', 540],
  ['14:10', 30, 45, 12.5, 'duty', true, '14:40 15:25 02:55 03:40', 690],
  ['00:00', 0, 0, 6, 'duty', false, '00:00 00:00 06:00 06:00', 360],
  ['14:59', 120, 180, 24, 'hotel', true, '16:59 19:59 19:59 22:59', 1440],
  // Rest that ends on the way back.
  ['14:10', 30, 180, 6, 'duty', false, '14:40 17:40 17:40 20:40', 0],
] as const)(
  'on blocks %s, duty %d min, travel %d min, rest %d h from %s, EASA %s: %s, %d min in the hotel',
  (blocks, duty, travel, rest, counted, isEasa, times, hotelStayMin) => {
    const plan = planRest(request(blocks, duty, travel, rest, counted, isEasa))
    const { dutyStart, dutyEnd, atHotel, leaveHotel, report } = plan
    const minutes = [dutyEnd, atHotel, leaveHotel, report]
    expect(minutes.map((minute) => formatTime(minute)).join(' ')).toBe(times)
    expect(plan).toMatchObject({ hotelStayMin, isTooShort: false })
    // The ruler has room beside every plan.
    const { startMinute, hours } = computeRulerRange(plan)
    expect(dutyStart - startMinute).toBeGreaterThanOrEqual(60)
    expect(startMinute + hours * 60 - report).toBeGreaterThanOrEqual(60)
  },
)

test.each([
  // The preceding duty in minutes, its start, whether EASA's minimum applies, and the report.
  [750, '02:10', true, '03:40'],
  [750, '02:10', false, '00:40'],
  [600, '04:40', true, '01:10'],
  [599, '04:41', true, '01:10'],
  [601, '04:39', true, '01:11'],
  [1440, '14:40', true, '15:10'],
  // A duty that is shorter than its own post-flight part starts with on-blocks.
  [0, '14:10', true, '01:10'],
])(
  'after a duty of %d min, from %s, EASA %s: report at %s',
  (precedingMin, start, isEasa, report) => {
    const plan = planRest(request('14:10', 30, 45, 10, 'duty', isEasa, precedingMin))
    expect([plan.dutyStart, plan.report].map((minute) => formatTime(minute))).toEqual([
      start,
      report,
    ])
  },
)

test.each([
  // Travel, minimum rest, where it counts, EASA's minimum, the preceding duty; the rest that applies.
  [45, 10, 'duty', true, 600, { minutes: 630, reason: 'authority', addedMin: 30 }],
  [60, 10, 'duty', true, 780, { minutes: 840, reason: 'preceding', addedMin: 60 }],
  [30, 12, 'duty', true, 600, { minutes: 720, reason: 'entered', addedMin: 0 }],
  [45, 10, 'hotel', true, 600, { minutes: 600, reason: 'authority', addedMin: 0 }],
  [45, 8, 'duty', false, 780, { minutes: 480, reason: 'entered', addedMin: 0 }],
] as const)(
  'travel %d min, rest %d h from %s, EASA %s, after a duty of %d min: %j',
  (travel, rest, counted, isEasa, precedingMin, applied) => {
    const plan = planRest(request('14:10', 30, travel, rest, counted, isEasa, precedingMin))
    expect(plan.rest).toEqual(applied)
  },
)

test('the longest rest after the longest duty has room on the ruler', () => {
  const plan = planRest(request('14:59', 120, 180, 24, 'hotel', true, 1440))
  const { startMinute, hours } = computeRulerRange(plan)
  expect(startMinute + hours * 60 - plan.report).toBeGreaterThanOrEqual(60)
})

test('a rest shorter than the travel both ways is too short', () => {
  expect(planRest(request('14:10', 30, 180, 359 / 60, 'duty', false)).isTooShort).toBe(true)
})

test.each([
  ['2026-12-31T23:59Z', 0, 0],
  ['2027-01-01T00:00Z', 0, 1],
  ['2026-12-31T20:59Z', 180, 0],
  ['2026-12-31T21:00Z', 180, 1],
  ['2027-01-02T01:00Z', 0, 2],
])('%s is at %d minutes from UTC on day +%d of 31 December', (iso, offsetMin, days) => {
  const reference = Date.parse('2026-12-31T14:10Z') / 60_000
  expect(countDays(Date.parse(iso) / 60_000, reference, offsetMin)).toBe(days)
})
