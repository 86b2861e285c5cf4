import { assert, boolean, constantFrom, integer, pre, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import {
  countDays,
  planRest,
  POST_FLIGHT_RANGE_MIN,
  REST_RANGE_H,
  type RestRequest,
  computeRulerRange,
  TRAVEL_RANGE_MIN,
} from './model.ts'

const minuteOf = (iso: string) => Date.parse(iso) / 60_000
const example: RestRequest = {
  onBlocksMinute: minuteOf('2026-12-31T14:10Z'),
  postFlightMin: 30,
  travelMin: 45,
  minimumRestMin: 600,
  counted: 'duty',
  isEasaExample: true,
}
const anyRequest = record<RestRequest>({
  onBlocksMinute: integer({ min: minuteOf('2024-01-01'), max: minuteOf('2035-01-01') }),
  postFlightMin: integer(POST_FLIGHT_RANGE_MIN),
  travelMin: integer(TRAVEL_RANGE_MIN),
  minimumRestMin: integer({ min: REST_RANGE_H.min * 60, max: REST_RANGE_H.max * 60 }),
  counted: constantFrom('duty', 'hotel'),
  isEasaExample: boolean(),
})

test('the example reports at 01:10 UTC, 04:10 in Kuwait, after nine hours in the hotel', () => {
  const plan = planRest(example)
  const times = [plan.dutyEnd, plan.atHotel, plan.leaveHotel, plan.report]
  expect(times.map((minute) => formatTime(minute))).toEqual(['14:40', '15:25', '00:25', '01:10'])
  expect(formatTime(plan.report, KUWAIT_OFFSET_MINUTES)).toBe('04:10')
  expect(plan.hotelStayMin).toBe(9 * 60)
})

test('rest from hotel to hotel without the EASA minimum reports at 02:10 UTC', () => {
  const plan = planRest({ ...example, counted: 'hotel', isEasaExample: false })
  expect(formatTime(plan.report)).toBe('02:10')
})

test('a rest that counts in the hotel only is longer by twice the travel', () => {
  assert(
    property(anyRequest, (request) => {
      const plain = { ...request, isEasaExample: false }
      const duty = planRest({ ...plain, counted: 'duty' })
      const hotel = planRest({ ...plain, counted: 'hotel' })
      pre(!duty.isTooShort)
      expect(hotel.report - duty.report).toBe(2 * request.travelMin)
    }),
  )
})

test('events are in order, and their days match the calendar across midnight and the end of the year', () => {
  const newYear = minuteOf('2027-01-01T00:00Z')
  assert(
    property(anyRequest, integer({ min: -1440, max: 60 }), (request, before) => {
      const plan = planRest({ ...request, onBlocksMinute: newYear + before })
      const times = [plan.onBlocks, plan.dutyEnd, plan.atHotel, plan.leaveHotel, plan.report]
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      const date = (minute: number) =>
        Date.parse(new Date(minute * 60_000).toISOString().slice(0, 10))
      expect(countDays(plan.report, plan.onBlocks)).toBe(
        (date(plan.report) - date(plan.onBlocks)) / 86_400_000,
      )
      const kuwait = KUWAIT_OFFSET_MINUTES
      expect(countDays(plan.report, plan.onBlocks, kuwait)).toBe(
        (date(plan.report + kuwait) - date(plan.onBlocks)) / 86_400_000,
      )
    }),
  )
})

test('the result does not depend on the date', () => {
  assert(
    property(anyRequest, integer({ min: 1, max: 4000 }), (request, days) => {
      const later = { ...request, onBlocksMinute: request.onBlocksMinute + days * 1440 }
      expect(planRest(later).report - planRest(request).report).toBe(days * 1440)
    }),
  )
})

test('the minimum rest lies between the counted events', () => {
  assert(
    property(anyRequest, (request) => {
      const plan = planRest(request)
      const rest =
        request.counted === 'duty' ? plan.report - plan.dutyEnd : plan.leaveHotel - plan.atHotel
      expect(rest).toBeGreaterThanOrEqual(request.minimumRestMin)
    }),
  )
})

test('without the EASA minimum, the rest is exactly the entered time', () => {
  assert(
    property(anyRequest, (request) => {
      const plan = planRest({ ...request, counted: 'duty', isEasaExample: false })
      pre(!plan.isTooShort)
      expect(plan.report - plan.dutyEnd).toBe(request.minimumRestMin)
    }),
  )
})

test('the EASA minimum always leaves eight hours of sleep and one for other needs in the hotel', () => {
  assert(
    property(anyRequest, (request) => {
      const plan = planRest({ ...request, isEasaExample: true })
      expect(plan.hotelStayMin).toBeGreaterThanOrEqual(9 * 60)
      expect(plan.isTooShort).toBe(false)
    }),
  )
})

test('a larger input never makes the report earlier', () => {
  assert(
    property(anyRequest, anyRequest, (a, b) => {
      const more = {
        ...a,
        postFlightMin: Math.max(a.postFlightMin, b.postFlightMin),
        travelMin: Math.max(a.travelMin, b.travelMin),
        minimumRestMin: Math.max(a.minimumRestMin, b.minimumRestMin),
      }
      expect(planRest(more).report).toBeGreaterThanOrEqual(planRest(a).report)
    }),
  )
})

test('a rest of six hours is too short for two transfers of just over three hours', () => {
  const short = { ...example, minimumRestMin: 360, isEasaExample: false }
  expect(planRest({ ...short, travelMin: 180 })).toMatchObject({
    isTooShort: false,
    hotelStayMin: 0,
  })
  expect(planRest({ ...short, minimumRestMin: 359, travelMin: 180 }).isTooShort).toBe(true)
})

test('the ruler shows every plan with at least one hour on either side', () => {
  expect(computeRulerRange(planRest(example))).toEqual({
    startMinute: minuteOf('2026-12-31T13:00Z'),
    hours: 24,
  })
  const longest: RestRequest = {
    onBlocksMinute: minuteOf('2026-12-31T14:59Z'),
    postFlightMin: POST_FLIGHT_RANGE_MIN.max,
    travelMin: TRAVEL_RANGE_MIN.max,
    minimumRestMin: REST_RANGE_H.max * 60,
    counted: 'hotel',
    isEasaExample: true,
  }
  assert(
    property(anyRequest, (request) => {
      const plan = planRest(request)
      const { startMinute, hours } = computeRulerRange(plan)
      expect(startMinute % 60).toBe(0)
      expect(plan.onBlocks - startMinute).toBeGreaterThanOrEqual(60)
      expect(startMinute + hours * 60 - plan.report).toBeGreaterThanOrEqual(60)
    }),
    { examples: [[longest]] },
  )
})
