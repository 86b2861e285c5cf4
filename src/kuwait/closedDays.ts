import { type Day, parseDay } from './days.ts'
import { type Closure, findHoliday, type FindHoliday } from './holidays.ts'

export const CLOSED_DAYS_YEARS = { first: 2026, last: 2029 }

export type ClosedSpan = Closure & { first: Day; last: Day }

const getHolidayAndReason = ({ id, reason, announcement }: Closure) =>
  [id, reason, announcement?.source, announcement?.announcedOn].join()

/**
 * @param getKey returns equal keys for days to be joined
 * @returns the holidays from one day to another, both included, also those on weekends
 */
export function listClosedSpans(
  from: Day,
  to: Day,
  find: FindHoliday = findHoliday,
  getKey: (closure: Closure) => string = getHolidayAndReason,
): ClosedSpan[] {
  const spans: ClosedSpan[] = []
  for (let day = from; day <= to; day++) {
    const closure = find(day)
    const previous = spans.at(-1)
    if (!closure) continue
    if (previous?.last === day - 1 && getKey(previous) === getKey(closure)) previous.last = day
    else spans.push({ ...closure, first: day, last: day })
  }
  return spans
}

/** @returns the closed days of all `CLOSED_DAYS_YEARS`, joined as in `listClosedSpans` */
export const listYears = (find?: FindHoliday, getKey?: (closure: Closure) => string) =>
  listClosedSpans(
    parseDay(`${CLOSED_DAYS_YEARS.first}-01-01`),
    parseDay(`${CLOSED_DAYS_YEARS.last}-12-31`),
    find,
    getKey,
  )
