import type { ServiceSlug } from '#content/paths.ts'
import { answers as words, permitExample } from '#content/toolAnswers.ts'
import { formatShortDate, parseDay, toKuwaitDay } from '#kuwait/days.ts'
import { planBothWays, planFirstSunday } from '#kuwait/permit.ts'
import { describeCondition } from '#kuwait/remark.ts'
import { computeDaylight } from '#kuwait/sun.ts'
import { DAY_MS, formatTime } from '#lib/clock.ts'
import { formatDayAndMonth } from '#lib/format.ts'
import { EXAMPLE_DATE } from '#services/concierge-services/example.ts'

/**
 * @param minute the current one since the epoch, UTC; undefined for the prerendered page, which shows an example
 * or a placeholder of the same length
 * @returns the answer as a figure, and as a sentence that contains it
 */
export type ComputeAnswer = (minute: number | undefined) => { figure: string; sentence: string }

/** The tools whose answers depend on the day; `exampleAnswers.ts` has those of all others. */
export const todaysAnswers: Readonly<Partial<Record<ServiceSlug, ComputeAnswer>>> = {
  operations(minute) {
    if (minute === undefined) return permitExample
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
    const figure =
      minute === undefined
        ? '--:--–--:--'
        : computeDaylight(toKuwaitDay(minute))
            .map((minuteOfDay) => formatTime(minuteOfDay))
            .join('–')
    return { figure, sentence: words['ground-handling'](figure) }
  },
  'concierge-services'(minute) {
    const day = minute === undefined ? parseDay(EXAMPLE_DATE) : toKuwaitDay(minute)
    const figure = formatTime(computeDaylight(day)[1])
    const date = formatDayAndMonth(new Date(day * DAY_MS))
    return { figure, sentence: words['concierge-services'](date, figure) }
  },
}
