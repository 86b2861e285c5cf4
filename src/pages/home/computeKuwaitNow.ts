import {
  type Day,
  formatIsoDate,
  toKuwaitDay,
  formatShortDate,
} from '#features/instruments/operations/days.ts'
import { findHoliday } from '#features/instruments/operations/holidays.ts'
import {
  findEarliestArrival,
  isWorkingDay,
  planPermit,
} from '#features/instruments/operations/model.ts'
import { HORIZON_RADIANS, computeTimeAbove } from '#features/instruments/ground-handling/sun.ts'
import { MINUTES_PER_DAY, KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'

/** Today and ten more: around the National Days, the earliest arrival is ten days ahead. */
const DAY_COUNT = 11

export type KuwaitNow = {
  /** Date and time in Kuwait, e.g. `Tue 24 Nov` and `03:05`. */
  date: string
  time: string
  /** Sunrise and sunset in Kuwait time. */
  sunrise: string
  sunset: string
  /** The earliest arrival in words, and as an ISO date. */
  arrival: string
  arrivalIso: string
  days: KuwaitDayState[]
}

export type KuwaitDayState = {
  day: Day
  /** Weekday and day of the month, e.g. `Tue` and `24`. */
  weekday: string
  date: string
  /** Whether the authority works that day; `expected` is a holiday whose date may still change. */
  work: 'open' | 'closed' | 'expected'
  /** 1 to 3 on the working days that the authority needs for the request. */
  count: number | undefined
  isArrival: boolean
}

/** @param minute since the epoch, UTC */
export function computeKuwaitNow(minute: number): KuwaitNow {
  const nowMs = minute * 60_000
  const today = toKuwaitDay(nowMs)
  const { arrival, countedDays: counted } = planPermit(findEarliestArrival(nowMs))
  const kuwaitTime = (time: number) => formatTime(Math.round(time), KUWAIT_OFFSET_MINUTES)
  const [sunrise, sunset] = computeTimeAbove(HORIZON_RADIANS, today * MINUTES_PER_DAY)
  return {
    date: formatShortDate(today, today),
    time: kuwaitTime(minute),
    sunrise: kuwaitTime(sunrise),
    sunset: kuwaitTime(sunset),
    arrival: formatShortDate(arrival, today),
    arrivalIso: formatIsoDate(arrival),
    days: Array.from({ length: DAY_COUNT }, (_, index) => {
      const day = today + index
      const [weekday = '', date = ''] = formatShortDate(day, day).split(' ')
      const holiday = findHoliday(day)
      return {
        day,
        weekday,
        date,
        work: !isWorkingDay(day) ? 'closed' : holiday ? 'expected' : 'open',
        count: counted.includes(day) ? counted.indexOf(day) + 1 : undefined,
        isArrival: day === arrival,
      }
    }),
  }
}
