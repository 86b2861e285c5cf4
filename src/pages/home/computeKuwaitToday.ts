import { type Day, formatIsoDate, formatShortDate, toKuwaitDay } from '#kuwait/days.ts'
import { type DayState, listDays, planEarliestArrival } from '#kuwait/permit.ts'
import { describeClosures } from '#kuwait/remark.ts'
import { HORIZON_RADIANS, computeTimeAbove } from '#kuwait/sun.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { MINUTES_PER_DAY, formatTime } from '#lib/clock.ts'

/** Today and the next ten days, or more if the earliest arrival is later. */
export const MIN_DAYS_AHEAD = 10

export type KuwaitToday = {
  /** Date and time in Kuwait, e.g. `Tue 24 Nov` and `03:05`. */
  date: string
  time: string
  sunrise: string
  sunset: string
  /** The earliest arrival for a request sent now, in words, and as an ISO date. */
  arrival: string
  arrivalIso: string
  arrivalDay: Day
  /** Why the wait is longer than usual; empty in ordinary weeks. */
  remark: string
  days: DayState[]
}

/** @param minute since the epoch, UTC */
export function computeKuwaitToday(minute: number): KuwaitToday {
  const today = toKuwaitDay(minute)
  const plan = planEarliestArrival(minute)
  const { arrival } = plan
  const kuwaitTime = (time: number) => formatTime(Math.round(time), KUWAIT_OFFSET_MINUTES)
  const [sunrise, sunset] = computeTimeAbove(HORIZON_RADIANS, today * MINUTES_PER_DAY)
  return {
    date: formatShortDate(today, today),
    time: kuwaitTime(minute),
    sunrise: kuwaitTime(sunrise),
    sunset: kuwaitTime(sunset),
    arrival: formatShortDate(arrival, today),
    arrivalIso: formatIsoDate(arrival),
    arrivalDay: arrival,
    remark: describeClosures(plan, today, today),
    days: listDays(today, Math.max(today + MIN_DAYS_AHEAD, arrival), plan),
  }
}
