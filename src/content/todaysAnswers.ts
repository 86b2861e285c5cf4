import type { ServiceSlug } from '#content/paths.ts'
import { todaysWords as words } from '#content/tools.ts'
import { formatShortDate, toKuwaitDay } from '#kuwait/days.ts'
import { planBothWays, planFirstSunday } from '#kuwait/permit.ts'
import { describeCondition } from '#kuwait/remark.ts'
import { computeDaylight } from '#kuwait/sun.ts'
import { DAY_MS, formatTime } from '#lib/clock.ts'
import { formatDayAndMonth } from '#lib/format.ts'

/**
 * @param minute the current one since the epoch, UTC
 * @returns the answer as a figure, and as a sentence that contains it
 */
export type ComputeAnswer = (minute: number) => { figure: string; sentence: string }

/** The answers that the day changes; those of all other tools are in `content/tools.ts`. */
export const todaysAnswers: Readonly<Partial<Record<ServiceSlug, ComputeAnswer>>> = {
  operations(minute) {
    const today = toKuwaitDay(minute)
    const format = (day: number) => formatShortDate(day, today)
    const plans = planBothWays((find) => planFirstSunday(minute, find))
    const { safe, ifWorked } = plans
    const figure = format(safe.sendBy)
    const other = ifWorked && {
      sendBy: format(ifWorked.sendBy),
      arrival: format(ifWorked.arrival),
      condition: describeCondition(plans, today),
    }
    return { figure, sentence: words.operations(figure, format(safe.arrival), other) }
  },
  'ground-handling'(minute) {
    const [sunrise, sunset] = computeDaylight(toKuwaitDay(minute))
    const figure = `${formatTime(sunrise)}–${formatTime(sunset)}`
    return { figure, sentence: words['ground-handling'](figure) }
  },
  'concierge-services'(minute) {
    const day = toKuwaitDay(minute)
    const figure = formatTime(computeDaylight(day)[1])
    const date = formatDayAndMonth(new Date(day * DAY_MS))
    return { figure, sentence: words['concierge-services'](date, figure) }
  },
}
