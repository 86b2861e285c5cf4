import { remarkWords as words, holidayNames } from './words.ts'
import { type Day, formatDates, isWeekend } from './days.ts'
import { type Closure, findHoliday } from './holidays.ts'
import { isRamadan } from './islamicCalendar.ts'
import type { PermitPlan } from './permit.ts'

const FIXED_IDS = new Set(['newYear', 'nationalDay', 'liberationDay'])

/**
 * Says what lengthens the wait: holidays that close a Sunday to Thursday between `from` and the
 * arrival, with all days that each closes, and a sending day or counted days in Ramadan.
 *
 * @returns sentences; empty in ordinary weeks
 */
export function describeClosures(
  { arrival, sendBy, countedDays }: PermitPlan,
  from: Day,
  today: Day,
): string {
  const holidays = listSpans(from, arrival).map(({ id, reason, ...dates }) => {
    const [name, span] = [holidayNames[id], formatDates(dates, today)]
    if (!FIXED_IDS.has(id)) return words.islamic(name, span)
    if (reason === 'law') return words.law(name, span)
    return reason === 'bridge' ? words.bridge(span) : words.inLieu(name, span)
  })
  return [
    holidays.length > 0 && words.notCounted(holidays.join('; ')),
    [sendBy, ...countedDays].some(isRamadan) && words.ramadan,
  ]
    .filter(Boolean)
    .join(' ')
}

type Span = Closure & { first: Day; last: Day }

/** @returns the spans that close a Sunday to Thursday between two days, the second not included */
function listSpans(from: Day, to: Day): Span[] {
  const spans: Span[] = []
  for (let day = from; day < to; day++) {
    const closure = isWeekend(day) ? undefined : findHoliday(day)
    if (!closure || day <= (spans.at(-1)?.last ?? 0)) continue
    spans.push({ ...closure, first: findEnd(day, closure, -1), last: findEnd(day, closure, 1) })
  }
  return spans
}

/** @returns the first or last day of a span, which may continue after a weekend */
function findEnd(day: Day, closure: Closure, step: 1 | -1): Day {
  let end = day
  for (let next = day + step; ; next += step) {
    const other = findHoliday(next)
    if (other && isSameSpan(other, closure)) end = next
    else if (!isWeekend(next)) return end
  }
}

/** All days of an Islamic holiday may move together; only one day of a fixed one is certain. */
const isSameSpan = (one: Closure, other: Closure) =>
  one.id === other.id && (!FIXED_IDS.has(one.id) || one.reason === other.reason)
