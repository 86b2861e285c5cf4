import { type Day, parseDay } from './days.ts'
import { type Closure, findHoliday } from './holidays.ts'

/** The whole years of the list of closed days and of its calendar file. */
export const CLOSED_DAYS_YEARS = { first: 2026, last: 2029 }

/** Successive days that are closed by one holiday for one reason. */
export type ClosedSpan = Closure & { first: Day; last: Day }

/** @returns the holidays from one day to another, both included, also those on weekends */
export function listClosedSpans(from: Day, to: Day): ClosedSpan[] {
  const spans: ClosedSpan[] = []
  for (let day = from; day <= to; day++) {
    const closure = findHoliday(day)
    const previous = spans.at(-1)
    if (!closure) continue
    const isNext = previous?.last === day - 1
    if (isNext && previous.id === closure.id && previous.reason === closure.reason)
      previous.last = day
    else spans.push({ ...closure, first: day, last: day })
  }
  return spans
}

/** The closed days of `CLOSED_DAYS_YEARS`. */
export const listYears = () =>
  listClosedSpans(
    parseDay(`${CLOSED_DAYS_YEARS.first}-01-01`),
    parseDay(`${CLOSED_DAYS_YEARS.last}-12-31`),
  )
