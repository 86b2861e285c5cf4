import { remarkWords as words, holidayNames, reasonTexts } from './words.ts'
import { type ClosedSpan, listClosedSpans } from './closedDays.ts'
import { type Day, formatDates, isWeekend, parseDay } from './days.ts'
import { type Closure, findHoliday, type FindHoliday, getStatus } from './holidays.ts'
import { isRamadan } from './islamicCalendar.ts'
import type { PermitPlan } from './permit.ts'

/** Longer than any holiday, so that every holiday is found whole. */
const MARGIN_DAYS = 14

/**
 * Says what lengthens the wait: holidays that close a Sunday to Thursday between `from` and the
 * arrival, with all days that each closes, those that are only possible, and a sending day or counted
 * days in Ramadan.
 *
 * @returns sentences; empty in ordinary weeks
 */
export function describeClosures(
  { arrival, sendBy, countedDays }: PermitPlan,
  from: Day,
  today: Day,
  find: FindHoliday = findHoliday,
): string {
  const spans = listClosedSpans(from - MARGIN_DAYS, arrival + MARGIN_DAYS, find, getRemarkKey)
  const between = spans.filter((span) => hasWorkday(span, from, arrival))
  const [holidays, possible]: [string[], string[]] = [[], []]
  for (const span of between) {
    const [status, dates] = [getStatus(span), formatDates(span, today)]
    if (status === 'possible') possible.push(dates)
    else holidays.push(words[status](holidayNames[span.id], dates))
  }
  return [
    holidays.length > 0 && words.notCounted(holidays.join('; ')),
    possible.length > 0 && words.possible(possible.join(', ')),
    [sendBy, ...countedDays].some(isRamadan) && words.ramadan,
  ]
    .filter(Boolean)
    .join(' ')
}

/** All days of an Islamic holiday may move together. */
const getRemarkKey = (closure: Closure) => {
  const status = getStatus(closure)
  return status === 'possible' ? status : `${closure.id} ${status}`
}

/** @param to not included */
function hasWorkday({ first, last }: ClosedSpan, from: Day, to: Day): boolean {
  for (let day = Math.max(first, from); day <= last && day < to; day++) {
    if (!isWeekend(day)) return true
  }
  return false
}

/** @returns why the days are closed, or who announced it and when */
export function describeReason({ reason, announcement }: Closure): string {
  if (!announcement) return reasonTexts[reason]
  const day = parseDay(announcement.announcedOn)
  return `${reasonTexts.announced} ${words.announcedBy(announcement.source, formatDates({ first: day, last: day }, 0))}`
}
