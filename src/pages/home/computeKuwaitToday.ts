import { type Day, formatIsoDate, formatShortDate, toKuwaitDay } from '#kuwait/days.ts'
import { type DayState, listDays, planBothWays, planEarliestArrival } from '#kuwait/permit.ts'
import { describeClosures, describeCondition } from '#kuwait/remark.ts'
import { computeDaylight } from '#kuwait/sun.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { kuwaitToday as words } from '#content/home.ts'
import { formatTime } from '#lib/clock.ts'

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
  /**
   * The arrival if offices work on days that are only possible, and why the wait is longer than usual; empty in
   * ordinary weeks.
   */
  remark: string
  days: DayState[]
}

/** @param minute since the epoch, UTC */
export function computeKuwaitToday(minute: number): KuwaitToday {
  const today = toKuwaitDay(minute)
  const plans = planBothWays((find) => planEarliestArrival(minute, find))
  const { safe: plan, ifWorked } = plans
  const { arrival } = plan
  const orArrive =
    ifWorked &&
    words.orArrive(`${formatShortDate(ifWorked.arrival, today)} ${describeCondition(plans, today)}`)
  const [sunrise, sunset] = computeDaylight(today)
  return {
    date: formatShortDate(today, today),
    time: formatTime(minute, KUWAIT_OFFSET_MINUTES),
    sunrise: formatTime(sunrise),
    sunset: formatTime(sunset),
    arrival: formatShortDate(arrival, today),
    arrivalIso: formatIsoDate(arrival),
    arrivalDay: arrival,
    remark: [orArrive, describeClosures(plan, today, today)].filter(Boolean).join(' '),
    days: listDays(today, Math.max(today + MIN_DAYS_AHEAD, arrival), plan),
  }
}
