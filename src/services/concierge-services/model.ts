import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { AUTHORITY, type Weekday, type Hours, type Office } from './offices.ts'

export type Season = 'winter' | 'summer'

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY

/** A span of working hours in minutes after midnight of a UTC day. */
export type Span = { day: Weekday; fromMin: number; toMin: number }

/** @returns working hours by UTC day, in order; a span across midnight is split in two */
export function listWorkingSpans(office: Office, hours: Hours, season: Season): Span[] {
  const offsetMin = season === 'winter' ? office.winterMin : office.summerMin
  const spans = office.days.flatMap((day) => {
    const closeMin =
      day === 5 ? Math.min(hours.closeMin, office.fridayCloseMin ?? Infinity) : hours.closeMin
    if (closeMin <= hours.openMin) return []
    const from = day * MINUTES_PER_DAY + hours.openMin - offsetMin
    return splitByDay(from, from + closeMin - hours.openMin)
  })
  spans.sort((a, b) => a.day - b.day || a.fromMin - b.fromMin)
  return spans
}

/** Splits a span at each UTC midnight. It may start before or end after the week. */
function splitByDay(fromMinute: number, toMinute: number): Span[] {
  const spans: Span[] = []
  for (let from = fromMinute; from < toMinute; ) {
    const midnight = (Math.floor(from / MINUTES_PER_DAY) + 1) * MINUTES_PER_DAY
    const to = Math.min(midnight, toMinute)
    const minuteOfWeek = (from + MINUTES_PER_WEEK) % MINUTES_PER_WEEK
    const fromMin = minuteOfWeek % MINUTES_PER_DAY
    spans.push({
      day: Math.floor(minuteOfWeek / MINUTES_PER_DAY) as Weekday,
      fromMin,
      toMin: fromMin + to - from,
    })
    from = to
  }
  return spans
}

export type DayRange = { fromDay: Weekday; toDay: Weekday; spans: readonly Span[] }

/** @param spans of a week, sorted by day */
export function groupByEqualHours(spans: readonly Span[]): DayRange[] {
  const ranges: DayRange[] = []
  for (const day of new Set(spans.map((span) => span.day))) {
    const ofDay = spans.filter((span) => span.day === day)
    const last = ranges.at(-1)
    if (last && last.toDay === day - 1 && getHoursKey(last.spans) === getHoursKey(ofDay))
      last.toDay = day
    else ranges.push({ fromDay: day, toDay: day, spans: ofDay })
  }
  return ranges
}
const getHoursKey = (spans: readonly Span[]) =>
  spans.map(({ fromMin, toMin }) => `${fromMin}-${toMin}`).join()

export type Overlap = {
  /** The authority's hours, and those of the other office. */
  here: Span[]
  there: Span[]
  both: Span[]
  weeklyMinutes: number
}

export function computeOverlap(
  office: Office,
  hours: Hours,
  season: Season,
  authorityHours: Hours = AUTHORITY.hours,
): Overlap {
  const here = listWorkingSpans(AUTHORITY, authorityHours, season)
  const there = listWorkingSpans(office, hours, season)
  const both = here.flatMap((a) =>
    there.flatMap((b) => {
      const [fromMin, toMin] = [Math.max(a.fromMin, b.fromMin), Math.min(a.toMin, b.toMin)]
      return a.day === b.day && fromMin < toMin ? [{ day: a.day, fromMin, toMin }] : []
    }),
  )
  const weeklyMinutes = both.reduce((sum, { fromMin, toMin }) => sum + toMin - fromMin, 0)
  return { here, there, both, weeklyMinutes }
}
