import { remarkWords as words, holidayNames, reasonTexts } from './words.ts'
import { type ClosedSpan, listClosedSpans } from './closedDays.ts'
import { type Day, formatDates, isWeekend, parseDay } from './days.ts'
import { type Closure, findHoliday, type FindHoliday, getStatus } from './holidays.ts'
import { isRamadan } from './islamicCalendar.ts'
import type { PermitPlan, PlanPair } from './permit.ts'

/** Longer than any holiday, so that every holiday is found whole. */
const MARGIN_DAYS = 14

/**
 * Says what lengthens the wait: holidays that close a Sunday to Thursday between `from` and the
 * arrival, with all days that each closes, and a sending day or counted days in Ramadan. Days that are only
 * possible are those of `describeCondition`.
 *
 * @returns sentences; empty in ordinary weeks
 */
export function describeClosures(
  { arrival, sendBy, countedDays }: PermitPlan,
  from: Day,
  today: Day,
  find: FindHoliday = findHoliday,
): string {
  const [first, last] = [from - MARGIN_DAYS, arrival + MARGIN_DAYS]
  const holidays = listClosedSpans(first, last, find, getRemarkKey)
    .filter((span) => hasWorkday(span, from, arrival))
    .flatMap((span) => {
      const status = getStatus(span)
      if (status === 'possible') return []
      return words[status](holidayNames[span.id], formatDates(span, today))
    })
  return [
    holidays.length > 0 && words.notCounted(holidays.join('; ')),
    [sendBy, ...countedDays].some(isRamadan) && words.ramadan,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Joins the days of an Islamic holiday, because they move together. */
const getRemarkKey = (closure: Closure) => `${closure.id} ${getStatus(closure)}`

/** @param to not included */
function hasWorkday({ first, last }: ClosedSpan, from: Day, to: Day): boolean {
  for (let day = Math.max(first, from); day <= last && day < to; day++) {
    if (!isWeekend(day)) return true
  }
  return false
}

/** @returns the condition under which the other plan holds, e.g. `if 4–6 Jan are worked`; empty without one */
export function describeCondition(
  { safe, ifWorked }: PlanPair,
  today: Day,
  find: FindHoliday = findHoliday,
): string {
  if (!ifWorked) return ''
  const from = Math.min(safe.sendBy, ifWorked.sendBy)
  const to = Math.max(safe.arrival, ifWorked.arrival) - 1
  const spans = listClosedSpans(from, to, find, getStatus).filter(
    (span) => getStatus(span) === 'possible',
  )
  const isOneDay = spans.length === 1 && spans[0]?.first === spans[0]?.last
  return words.ifWorked(spans.map((span) => formatDates(span, today)).join(', '), isOneDay)
}

export function describeReason({ reason, announcement }: Closure): string {
  if (!announcement) return reasonTexts[reason]
  const day = parseDay(announcement.announcedOn)
  return `${reasonTexts.announced} ${words.announcedBy(announcement.source, formatDates({ first: day, last: day }, 0))}`
}
