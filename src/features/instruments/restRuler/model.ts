import { DAY_MIN } from '#lib/clock.ts'

/** Ranges of the inputs. */
export const POST_FLIGHT_RANGE_MIN = { min: 0, max: 120 } as const
export const TRAVEL_RANGE_MIN = { min: 0, max: 180 } as const
export const REST_RANGE_H = { min: 6, max: 24 } as const

/**
 * The example of an authority's rule: ORO.FTL.235(b), rest away from base. At least the preceding
 * duty or 10 h, whichever is greater, with an 8-hour sleep opportunity besides travel and
 * physiological needs; AMC1 allows 1 h for those and adds twice the travel beyond 30 min.
 * EASA, Easy Access Rules for Air Operations, revision 24, 2026.
 */
const EASA_LEAST_REST_MIN = 10 * 60
const EASA_FREE_TRAVEL_MIN = 30

export type RestRequest = {
  /** Minutes since the epoch, UTC. */
  onBlocksMinute: number
  postFlightMin: number
  /** Airport to hotel, and the same back. */
  travelMin: number
  minimumRestMin: number
  /** What the minimum spans: end of duty to report, with the travel inside, or hotel to hotel. */
  counted: 'duty' | 'hotel'
  isEasaExample: boolean
}

/** All but the spans in minutes since the epoch, UTC, in this order. */
export type RestPlan = {
  onBlocks: number
  dutyEnd: number
  atHotel: number
  leaveHotel: number
  report: number
  inHotelMin: number
  /**
   * The minimum spans less than the way there and back: no time in the hotel would be left, and the
   * times above are those of an empty stay.
   */
  isTooShort: boolean
}

/** From on-blocks to the earliest report. */
export function planRest(request: RestRequest): RestPlan {
  const { onBlocksMinute, travelMin, counted, isEasaExample } = request
  const dutyEnd = onBlocksMinute + request.postFlightMin
  const atHotel = dutyEnd + travelMin
  const leastMin = isEasaExample
    ? Math.max(request.minimumRestMin, EASA_LEAST_REST_MIN)
    : request.minimumRestMin
  const addedMin =
    isEasaExample && counted === 'duty' ? 2 * Math.max(0, travelMin - EASA_FREE_TRAVEL_MIN) : 0
  const restMin = leastMin + addedMin
  const inHotelMin = counted === 'duty' ? restMin - 2 * travelMin : restMin
  const leaveHotel = atHotel + Math.max(0, inHotelMin)
  return {
    onBlocks: onBlocksMinute,
    dutyEnd,
    atHotel,
    leaveHotel,
    report: leaveHotel + travelMin,
    inHotelMin: Math.max(0, inHotelMin),
    isTooShort: inHotelMin < 0,
  }
}

/** Calendar days from the UTC date of one minute to that of another, read at an offset from UTC. */
export const daysAfter = (minute: number, reference: number, offsetMin = 0): number =>
  Math.floor((minute + offsetMin) / DAY_MIN) - Math.floor(reference / DAY_MIN)

/**
 * What the ruler shows: whole hours from at least one before on-blocks, 24 of them, or 36 where the
 * report is later. The longest answer that the ranges allow takes 32.
 */
export function rulerOf(plan: RestPlan): { startMinute: number; hours: 24 | 36 } {
  const startMinute = Math.floor(plan.onBlocks / 60 - 1) * 60
  return { startMinute, hours: plan.report - startMinute <= 23 * 60 ? 24 : 36 }
}

/** @returns a duration such as `9 h 05` */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
