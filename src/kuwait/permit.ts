import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { KUWAIT_OFFSET_MINUTES } from './offset.ts'
import { type Day, getWeekday, isWeekend, toKuwaitDay } from './days.ts'
import { type FindHoliday, findHoliday, getStatus, omitPossible, type Status } from './holidays.ts'

/** The working days to allow for a request: our own planning figure. */
const MIN_WORKING_DAYS = 3
/** Hours from the cut-off to the first minute of the arrival's day: the longest notice that published guides name. */
const MIN_HOURS = 96
/** The last minute of a working day in Kuwait, after midnight, at which a request counts from it. */
const CUT_OFF_MINUTE = 12 * 60

export type PermitPlan = {
  arrival: Day
  /** The last working days before the arrival, earliest first: three, or four where three leave too few hours. */
  countedDays: Day[]
  /** The last day for the request, until the cut-off: the working day before the counted ones. */
  sendBy: Day
}

/** @param find the holidays to leave out of the count; the prerendered example leaves out none */
export function planPermit(arrival: Day, find: FindHoliday = findHoliday): PermitPlan {
  const countedDays: Day[] = []
  for (let day = arrival - 1; ; day--) {
    if (isWeekend(day) || find(day)) continue
    const hours = (arrival - day) * 24 - CUT_OFF_MINUTE / 60
    const isEnough = countedDays.length >= MIN_WORKING_DAYS && hours >= MIN_HOURS
    if (isEnough) return { arrival, countedDays, sendBy: day }
    countedDays.unshift(day)
  }
}

/**
 * @param minute since the epoch, UTC
 * @returns the working day from which a request sent now counts: today until the cut-off, or the next
 */
export function findSendingDay(minute: number, find: FindHoliday = findHoliday): Day {
  const minuteOfDay = (minute + KUWAIT_OFFSET_MINUTES) % MINUTES_PER_DAY
  let day = toKuwaitDay(minute) + (minuteOfDay > CUT_OFF_MINUTE ? 1 : 0)
  while (isWeekend(day) || find(day)) day++
  return day
}

export const planEarliestArrival = (minute: number, find?: FindHoliday): PermitPlan =>
  planFirstArrival(findSendingDay(minute, find), find)

/** @returns the plan for the first arrival whose request may be sent as late as a day */
export function planFirstArrival(sendingDay: Day, find?: FindHoliday): PermitPlan {
  let plan = planPermit(sendingDay + 1, find)
  while (plan.sendBy < sendingDay) plan = planPermit(plan.arrival + 1, find)
  return plan
}

/** @returns the plan for the first Sunday for which a request sent now is in time */
export function planFirstSunday(minute: number, find?: FindHoliday): PermitPlan {
  let { arrival } = planEarliestArrival(minute, find)
  while (getWeekday(arrival) !== 0) arrival++
  return planPermit(arrival, find)
}

export type PlanPair = {
  /** Counts days that are only possible as closed: a request is early rather than late. */
  safe: PermitPlan
  /** Counts them as open. Undefined if that changes neither day of the plan. */
  ifWorked: PermitPlan | undefined
}

export function planBothWays(
  plan: (find: FindHoliday) => PermitPlan,
  find: FindHoliday = findHoliday,
): PlanPair {
  const [safe, other] = [plan(find), plan(omitPossible(find))]
  const isSame = safe.arrival === other.arrival && safe.sendBy === other.sendBy
  return { safe, ifWorked: isSame ? undefined : other }
}

export type DayState = {
  day: Day
  /** Whether the authority works; it may still work on a day that is `expected` or `possible`. */
  work: 'open' | 'closed' | 'expected' | 'possible'
  count: number | undefined
}

const WORK_BY_STATUS: Readonly<Record<Status, DayState['work']>> = {
  fixed: 'closed',
  announced: 'closed',
  inLieu: 'expected',
  expected: 'expected',
  possible: 'possible',
}

/** @returns the days from one to another, both included, as both drawings show them */
export function listDays(
  from: Day,
  to: Day,
  { countedDays }: PermitPlan,
  find: FindHoliday = findHoliday,
): DayState[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = from + index
    const closure = find(day)
    const work = isWeekend(day) ? 'closed' : closure ? WORK_BY_STATUS[getStatus(closure)] : 'open'
    return { day, work, count: countedDays.indexOf(day) + 1 || undefined }
  })
}
