import type { ServiceSlug } from '#content/paths.ts'
import { answers as words, permitExampleSentence } from '#content/toolAnswers.ts'
import { type Day, formatShortDate, toKuwaitDay } from '#kuwait/days.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { findFirstSunday, planPermit } from '#kuwait/permit.ts'
import { computeTimeAbove, HORIZON_RADIANS } from '#kuwait/sun.ts'
import { formatTime, MINUTES_PER_DAY } from '#lib/clock.ts'

/**
 * The tools whose answers depend on the day; `exampleAnswers.ts` has those of all others. Each function takes
 * the current minute since the epoch, UTC. Without one, for the prerendered page, it returns a placeholder of
 * the same length.
 */
export const todaysAnswers: Readonly<
  Partial<Record<ServiceSlug, (minute: number | undefined) => string>>
> = {
  operations(minute) {
    if (minute === undefined) return permitExampleSentence
    const today = toKuwaitDay(minute)
    const { sendBy, arrival } = planPermit(findFirstSunday(minute))
    return words.operations(formatShortDate(sendBy, today), formatShortDate(arrival, today))
  },
  'ground-handling': (minute) =>
    words['ground-handling'](
      minute === undefined ? '--:--–--:--' : describeDaylight(toKuwaitDay(minute)),
    ),
}

/** @returns sunrise and sunset in Kuwait */
const describeDaylight = (today: Day) =>
  computeTimeAbove(HORIZON_RADIANS, today * MINUTES_PER_DAY)
    .map((time) => formatTime(Math.round(time), KUWAIT_OFFSET_MINUTES))
    .join('–')
