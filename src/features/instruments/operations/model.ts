import { type Day, formatIsoDate, toKuwaitDay, getWeekday } from './days.ts'
import { type Holiday, findHoliday } from './holidays.ts'

const COUNTED_WORKING_DAYS = 3
const MAX_AHEAD_DAYS = 365

export function isWorkingDay(day: Day): boolean {
  const holiday = findHoliday(day)
  return getWeekday(day) < 5 && (!holiday || holiday.isExpected)
}

export type PermitPlan = {
  arrival: Day
  /** The last three working days before the arrival, earliest first. */
  countedDays: Day[]
  /** The last day for the request: the working day before the counted ones. */
  sendBy: Day
  /** Calendar days from the day to send by to the arrival. */
  daysAhead: number
  /** Holidays between `sendBy` and the arrival: expected ones, and fixed ones on a working day. */
  holidays: Holiday[]
}

export function planPermit(arrival: Day): PermitPlan {
  const workingDays: Day[] = []
  const holidays: Holiday[] = []
  for (let day = arrival - 1; workingDays.length <= COUNTED_WORKING_DAYS; day--) {
    const holiday = getWeekday(day) < 5 && findHoliday(day)
    if (holiday && holiday.id !== holidays[0]?.id) holidays.unshift(holiday)
    if (isWorkingDay(day)) workingDays.unshift(day)
  }
  const [sendBy = arrival, ...countedDays] = workingDays
  return { arrival, countedDays, sendBy, daysAhead: arrival - sendBy, holidays }
}

/** @returns the earliest arrival for which a request sent now is in time */
export function findEarliestArrival(nowMs: number): Day {
  const today = toKuwaitDay(nowMs)
  let arrival = today
  while (planPermit(arrival).sendBy < today) arrival++
  return arrival
}

/** @returns the first Sunday for which a request sent now is in time */
export function findFirstSunday(nowMs: number): Day {
  let day = findEarliestArrival(nowMs)
  while (getWeekday(day) !== 0) day++
  return day
}

export const getArrivalRange = (today: Day) => ({
  min: formatIsoDate(today),
  max: formatIsoDate(today + MAX_AHEAD_DAYS),
})
