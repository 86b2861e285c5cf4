import { answers as words, permitExampleSentence } from '#content/toolAnswers.ts'
import { type Day, formatShortDate, toKuwaitDay } from '#kuwait/days.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { findFirstSunday, planPermit } from '#kuwait/permit.ts'
import { computeTimeAbove, HORIZON_RADIANS } from '#kuwait/sun.ts'
import { formatTime, MINUTES_PER_DAY } from '#lib/clock.ts'
import type { Answers } from './exampleAnswers.ts'

/**
 * The answers that depend on the day. All others are the answers to the instruments' examples.
 * @param minute the current one since the epoch, UTC; undefined in the prerendered page, whose answers have
 * the same length
 */
export function computeTodaysAnswers(minute: number | undefined): Answers {
  if (minute === undefined) {
    return {
      operations: permitExampleSentence,
      'ground-handling': words['ground-handling']('--:--–--:--'),
    }
  }
  const today = toKuwaitDay(minute)
  const { sendBy, arrival } = planPermit(findFirstSunday(minute))
  return {
    operations: words.operations(formatShortDate(sendBy, today), formatShortDate(arrival, today)),
    'ground-handling': words['ground-handling'](describeDaylight(today)),
  }
}

/** @returns sunrise and sunset in Kuwait */
const describeDaylight = (today: Day) =>
  computeTimeAbove(HORIZON_RADIANS, today * MINUTES_PER_DAY)
    .map((time) => formatTime(Math.round(time), KUWAIT_OFFSET_MINUTES))
    .join('–')
