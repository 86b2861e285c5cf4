import { type Day, isoOf, kuwaitDay } from '#features/instruments/permitLine/days.ts'
import { holidayOn } from '#features/instruments/permitLine/holidays.ts'
import { earliestArrival, isWorking, planPermit } from '#features/instruments/permitLine/model.ts'
import { shortDate } from '#features/instruments/permitLine/words.ts'
import { HORIZON, sunAbove } from '#features/instruments/turnaroundBoard/sun.ts'
import { MINUTES_PER_DAY, KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'

/** Today and ten more: the earliest arrival is at most ten days ahead, around the National Days. */
export const DAY_COUNT = 11

export type DeskNow = {
  /** Kuwait's date and time, e.g. `Tue 24 Nov` and `03:05`. */
  date: string
  time: string
  /** Today in Kuwait, Kuwait time. */
  sunrise: string
  sunset: string
  /** The earliest arrival for a permit that is requested now, in words and as an ISO date. */
  arrival: string
  arrivalIso: string
  days: DeskDayState[]
}

export type DeskDayState = {
  day: Day
  /** E.g. `Tue` and `24`. */
  weekday: string
  date: string
  /** Whether the authority works that day; `expected` is a holiday whose date may still change. */
  work: 'open' | 'closed' | 'expected'
  /** 1 to 3 on the working days that the authority has for the request. */
  count: number | undefined
  isArrival: boolean
}

/** @param minute since the epoch, UTC */
export function deskNow(minute: number): DeskNow {
  const nowMs = minute * 60_000
  const today = kuwaitDay(nowMs)
  const { arrival, counted } = planPermit(earliestArrival(nowMs))
  const kuwaitTime = (time: number) => formatTime(Math.round(time), KUWAIT_OFFSET_MINUTES)
  const [sunrise, sunset] = sunAbove(HORIZON, today * MINUTES_PER_DAY)
  return {
    date: shortDate(today, today),
    time: kuwaitTime(minute),
    sunrise: kuwaitTime(sunrise),
    sunset: kuwaitTime(sunset),
    arrival: shortDate(arrival, today),
    arrivalIso: isoOf(arrival),
    days: Array.from({ length: DAY_COUNT }, (_, index) => {
      const day = today + index
      const [weekday = '', date = ''] = shortDate(day, day).split(' ')
      const holiday = holidayOn(day)
      return {
        day,
        weekday,
        date,
        work: !isWorking(day) ? 'closed' : holiday ? 'expected' : 'open',
        count: counted.includes(day) ? counted.indexOf(day) + 1 : undefined,
        isArrival: day === arrival,
      }
    }),
  }
}
