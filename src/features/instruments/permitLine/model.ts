import { type Day, isoOf, kuwaitDay, weekday } from './days.ts'
import { type Holiday, holidayOn } from './holidays.ts'

/** Whole working days that the authority needs before the arrival. */
const COUNTED_DAYS = 3
/** How far ahead an arrival may be entered. */
const MAX_AHEAD_DAYS = 365

/** Kuwait works from Sunday to Thursday, except on holidays with a fixed date. */
export function isWorking(day: Day): boolean {
  const holiday = holidayOn(day)
  return weekday(day) < 5 && (!holiday || holiday.isExpected)
}

export type PermitPlan = {
  arrival: Day
  /** The last three working days before the arrival, earliest first. */
  counted: Day[]
  /** The last day for the request: the working day before the counted ones. */
  sendBy: Day
  /** Calendar days from the day to send by to the arrival. */
  daysAhead: number
  /** Between `sendBy` and the arrival: expected ones, and fixed ones on a working day. */
  holidays: Holiday[]
}

/** Counts back three working days from an arrival, and one more for sending the request. */
export function planPermit(arrival: Day): PermitPlan {
  const working: Day[] = []
  const holidays: Holiday[] = []
  for (let day = arrival - 1; working.length <= COUNTED_DAYS; day--) {
    const holiday = weekday(day) < 5 && holidayOn(day)
    if (holiday && holiday.id !== holidays[0]?.id) holidays.unshift(holiday)
    if (isWorking(day)) working.unshift(day)
  }
  const [sendBy = arrival, ...counted] = working
  return { arrival, counted, sendBy, daysAhead: arrival - sendBy, holidays }
}

/**
 * @param nowMs since the epoch, UTC
 * @returns the earliest arrival for which a request sent now is in time
 */
export function earliestArrival(nowMs: number): Day {
  const today = kuwaitDay(nowMs)
  let arrival = today
  while (planPermit(arrival).sendBy < today) arrival++
  return arrival
}

/** @returns the first Sunday for which a request sent now is in time */
export function firstSunday(nowMs: number): Day {
  let day = earliestArrival(nowMs)
  while (weekday(day) !== 0) day++
  return day
}

/** @returns the first and last arrival that the input accepts, as ISO dates */
export const arrivalRange = (today: Day) => ({
  min: isoOf(today),
  max: isoOf(today + MAX_AHEAD_DAYS),
})
