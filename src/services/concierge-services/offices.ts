import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { MINUTES_PER_DAY } from '#lib/clock.ts'

/** A weekday: Sunday is 0, as in `Date`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const MONDAY_TO_FRIDAY: readonly Weekday[] = [1, 2, 3, 4, 5]
/** Kuwait and Saudi Arabia rest on Friday and Saturday (Crowell & Moring, 2013). */
const SUNDAY_TO_THURSDAY: readonly Weekday[] = [0, 1, 2, 3, 4]

/** Opening hours in minutes after local midnight. Past midnight, `closeMin` exceeds 1440. */
export type Hours = { openMin: number; closeMin: number }

/** @returns hours from two times of day; an earlier closing time is on the next day */
export function createHours(openMin: number, closeMin: number): Hours {
  return { openMin, closeMin: closeMin > openMin ? closeMin : closeMin + MINUTES_PER_DAY }
}

/** Our own examples: 08:00 to 16:00 in the Gulf, 09:00 to 17:00 elsewhere, local time. */
const GULF_HOURS: Hours = { openMin: 8 * 60, closeMin: 16 * 60 }
const OTHER_HOURS: Hours = { openMin: 9 * 60, closeMin: 17 * 60 }

export type Office = {
  id: string
  /** UTC offsets of an office in the northern winter and summer; east is positive. */
  winterMin: number
  summerMin: number
  days: readonly Weekday[]
  hours: Hours
  fridayCloseMin?: number
}

/**
 * Offsets from tz 2025c. Since 2022, federal offices of the Emirates rest on Saturday and Sunday and
 * close at 12:00 on Friday (Independent, 2021); CLDR 48 has the same weekends.
 */
export const OFFICES = [
  { id: 'london', winterMin: 0, summerMin: 60, days: MONDAY_TO_FRIDAY, hours: OTHER_HOURS },
  { id: 'paris', winterMin: 60, summerMin: 120, days: MONDAY_TO_FRIDAY, hours: OTHER_HOURS },
  { id: 'geneva', winterMin: 60, summerMin: 120, days: MONDAY_TO_FRIDAY, hours: OTHER_HOURS },
  { id: 'newYork', winterMin: -300, summerMin: -240, days: MONDAY_TO_FRIDAY, hours: OTHER_HOURS },
  { id: 'singapore', winterMin: 480, summerMin: 480, days: MONDAY_TO_FRIDAY, hours: OTHER_HOURS },
  { id: 'riyadh', winterMin: 180, summerMin: 180, days: SUNDAY_TO_THURSDAY, hours: GULF_HOURS },
  {
    id: 'dubai',
    winterMin: 240,
    summerMin: 240,
    days: MONDAY_TO_FRIDAY,
    hours: GULF_HOURS,
    fridayCloseMin: 12 * 60,
  },
] as const satisfies readonly Office[]

export type OfficeId = (typeof OFFICES)[number]['id']

/** Kuwait's authority. Published guides give 08:00 to 13:00. */
export const AUTHORITY = {
  id: 'authority',
  winterMin: KUWAIT_OFFSET_MINUTES,
  summerMin: KUWAIT_OFFSET_MINUTES,
  days: SUNDAY_TO_THURSDAY,
  hours: { openMin: 8 * 60, closeMin: 13 * 60 },
} as const satisfies Office
