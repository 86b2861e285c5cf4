import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { padTwoDigits } from '#lib/format.ts'

export const POST_FLIGHT_RANGE_MIN = { min: 0, max: 120 } as const
export const PRECEDING_DUTY_RANGE_MIN = { min: 0, max: MINUTES_PER_DAY } as const
export const TRAVEL_RANGE_MIN = { min: 0, max: 180 } as const
export const REST_RANGE_H = { min: 6, max: 24 } as const

/** Our example of an authority's rule, ORO.FTL.235(b), which the tool's sources state in full. */
const EASA_MIN_REST_MINUTES = 10 * 60
const EASA_INCLUDED_TRAVEL_MINUTES = 30

export type RestRequest = {
  /** On-blocks time in minutes since the epoch, UTC. */
  onBlocksMinute: number
  postFlightMin: number
  /** From report to the end of post-flight duty. EASA's minimum rest is at least as long. */
  precedingDutyMin: number
  /** Travel time from airport to hotel, and the same back. */
  travelMin: number
  minimumRestMin: number
  /** Whether the minimum runs from end of duty to report, travel included, or within the hotel. */
  counted: 'duty' | 'hotel'
  isEasaExample: boolean
}

export const EXAMPLE: RestRequest = {
  onBlocksMinute: 14 * 60 + 10,
  postFlightMin: 30,
  precedingDutyMin: 10 * 60,
  travelMin: 45,
  minimumRestMin: 10 * 60,
  counted: 'duty',
  isEasaExample: true,
}

export type AppliedRest = {
  minutes: number
  reason: 'entered' | 'preceding' | 'authority'
  addedMin: number
}

/** Times in minutes since the epoch, UTC. */
export type RestPlan = {
  dutyStart: number
  onBlocks: number
  dutyEnd: number
  atHotel: number
  leaveHotel: number
  report: number
  hotelStayMin: number
  rest: AppliedRest
  /**
   * The minimum rest is shorter than the travel both ways. The times then assume no stay in the hotel.
   */
  isTooShort: boolean
}

export function planRest(request: RestRequest): RestPlan {
  const { onBlocksMinute, travelMin, counted } = request
  const dutyEnd = onBlocksMinute + request.postFlightMin
  const atHotel = dutyEnd + travelMin
  const rest = findAppliedRest(request)
  const inHotelMin = counted === 'duty' ? rest.minutes - 2 * travelMin : rest.minutes
  const leaveHotel = atHotel + Math.max(0, inHotelMin)
  return {
    dutyStart: Math.min(dutyEnd - request.precedingDutyMin, onBlocksMinute),
    onBlocks: onBlocksMinute,
    dutyEnd,
    atHotel,
    leaveHotel,
    report: leaveHotel + travelMin,
    hotelStayMin: Math.max(0, inHotelMin),
    rest,
    isTooShort: inHotelMin < 0,
  }
}

function findAppliedRest(request: RestRequest): AppliedRest {
  const { minimumRestMin, precedingDutyMin, travelMin, counted, isEasaExample } = request
  if (!isEasaExample) return { minutes: minimumRestMin, reason: 'entered', addedMin: 0 }
  const minutes = Math.max(minimumRestMin, precedingDutyMin, EASA_MIN_REST_MINUTES)
  const reason =
    minutes === EASA_MIN_REST_MINUTES
      ? 'authority'
      : minutes === precedingDutyMin
        ? 'preceding'
        : 'entered'
  const addedMin =
    counted === 'duty' ? 2 * Math.max(0, travelMin - EASA_INCLUDED_TRAVEL_MINUTES) : 0
  return { minutes: minutes + addedMin, reason, addedMin }
}

const REST_STEP_MIN = 15

/**
 * @param report minutes since the epoch, UTC
 * @returns the minimum rest in quarters of an hour, in minutes, that leads to the nearest report; if
 *   several do, because the authority's minimum is longer, the longest of them
 */
export function findMinimumRest(request: RestRequest, report: number): number {
  const least = REST_RANGE_H.min * 60
  const count = (REST_RANGE_H.max * 60 - least) / REST_STEP_MIN + 1
  const distance = (minimumRestMin: number) =>
    Math.abs(planRest({ ...request, minimumRestMin }).report - report)
  return Array.from({ length: count }, (_, index) => least + index * REST_STEP_MIN).reduce(
    (best, next) => (distance(next) <= distance(best) ? next : best),
  )
}

/** @returns calendar days from the UTC date of `reference` to the date of `minute` at an offset */
export const countDays = (minute: number, reference: number, offsetMin = 0): number =>
  Math.floor((minute + offsetMin) / MINUTES_PER_DAY) - Math.floor(reference / MINUTES_PER_DAY)

/** Lengths of the ruler in hours. The longest possible plan takes 54. */
const RULER_HOURS = [24, 36, 48, 60] as const

/** @returns whole hours, from at least one hour before the duty to at least one hour after the report */
export function computeRulerRange({ dutyStart, report }: RestPlan) {
  const startMinute = Math.floor(dutyStart / 60 - 1) * 60
  const hours = RULER_HOURS.find((each) => report - startMinute <= (each - 1) * 60) ?? 60
  return { startMinute, hours }
}

/** @returns for example `9 h 05` */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${padTwoDigits(minutes % 60)}`
}
