import { type Day, formatIsoDate, parseDay, toKuwaitDay } from '#kuwait/days.ts'
import { type FindHoliday, findHoliday, omitPossible } from '#kuwait/holidays.ts'
import {
  findSendingDay,
  type PermitPlan,
  planBothWays,
  planFirstArrival,
  planFirstSunday,
  planPermit,
} from '#kuwait/permit.ts'
import { describeClosures, describeCondition } from '#kuwait/remark.ts'

const MAX_AHEAD_DAYS = 365
/** The arrival of the prerendered example, which shows weekdays only. */
const SUNDAY = parseDay('2026-06-07')
const findNoHoliday: FindHoliday = () => undefined

export type ArrivalPlan = {
  plan: PermitPlan
  /** Today in Kuwait. Undefined in the prerendered example, which has no dates and no holidays. */
  today: Day | undefined
  findHoliday: FindHoliday
  closures: string
  /** The day to send by if offices work on days that are only possible; undefined if it is the same or past. */
  ifWorked: { sendBy: Day; condition: string } | undefined
  isOrdinary: boolean
  isLate: boolean
}

/** @param minute the current one since the epoch, UTC */
export function planArrival(iso: string | null, minute: number | undefined): ArrivalPlan {
  const arrival = iso ? parseDay(iso) : SUNDAY
  const ordinary = planPermit(arrival, findNoHoliday)
  if (minute === undefined) {
    return {
      plan: ordinary,
      today: undefined,
      findHoliday: findNoHoliday,
      closures: '',
      ifWorked: undefined,
      isOrdinary: true,
      isLate: false,
    }
  }
  const today = toKuwaitDay(minute)
  const plans = planBothWays((find) => planPermit(arrival, find))
  const { safe: plan, ifWorked } = plans
  const isInTime = ifWorked && ifWorked.sendBy >= findSendingDay(minute, omitPossible(findHoliday))
  return {
    plan,
    today,
    findHoliday,
    closures: describeClosures(plan, plan.sendBy, today),
    ifWorked: isInTime
      ? { sendBy: ifWorked.sendBy, condition: describeCondition(plans, today) }
      : undefined,
    isOrdinary: ordinary.sendBy === plan.sendBy,
    isLate: plan.sendBy < findSendingDay(minute),
  }
}

/** @returns the plans for each arrival in a week without holidays, Sunday first */
export const planWeek = () =>
  Array.from({ length: 7 }, (_, index) => planPermit(SUNDAY + index, findNoHoliday))

/** @returns the first arrival to show: a Sunday for which a request sent now is in time */
export const findFirstArrival = (minute: number) => formatIsoDate(planFirstSunday(minute).arrival)

export function listArrivalRange(minute: number): { min: string; max: string } {
  const today = toKuwaitDay(minute)
  return { min: formatIsoDate(today), max: formatIsoDate(today + MAX_AHEAD_DAYS) }
}

/** @returns the first plan for a day to send by, from today on; undefined beyond the range */
export function planFor(sendBy: Day, minute: number): PermitPlan | undefined {
  const plan = planFirstArrival(Math.max(sendBy, findSendingDay(minute)))
  return plan.arrival <= toKuwaitDay(minute) + MAX_AHEAD_DAYS ? plan : undefined
}
