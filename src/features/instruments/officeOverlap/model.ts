import { DAY_MIN } from '#lib/clock.ts'

/** Sunday is 0, as in `Date`. */
type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6
export type Season = 'winter' | 'summer'

const WEEK_MIN = 7 * DAY_MIN

const MONDAY_TO_FRIDAY: readonly Day[] = [1, 2, 3, 4, 5]
/** Kuwait's weekend is Friday and Saturday; so is Saudi Arabia's (Crowell & Moring, 2013). */
const SUNDAY_TO_THURSDAY: readonly Day[] = [0, 1, 2, 3, 4]

/**
 * Local times in minutes after midnight of the opening day. An office that works past midnight closes
 * after 1440, at most a day after it opens.
 */
export type Hours = { openMin: number; closeMin: number }

/** @returns hours from two times of day; an earlier closing time is on the next day */
export function hoursFrom(openMin: number, closeMin: number): Hours {
  return { openMin, closeMin: closeMin > openMin ? closeMin : closeMin + DAY_MIN }
}

/** Our own examples: 08:00 to 16:00 in the Gulf, 09:00 to 17:00 elsewhere, local time. */
const GULF_HOURS: Hours = { openMin: 8 * 60, closeMin: 16 * 60 }
const OTHER_HOURS: Hours = { openMin: 9 * 60, closeMin: 17 * 60 }

export type Office = {
  id: string
  /** Minutes east of UTC in the northern winter and summer. */
  winterMin: number
  summerMin: number
  days: readonly Day[]
  hours: Hours
  /** Local time, minutes after midnight. */
  fridayCloseMin?: number
}

/**
 * Offices: offsets (tz 2025c) and working days.
 * Federal offices of the Emirates rest on Saturday and Sunday and close at 12:00 on Friday since
 * 2022 (Independent, 2021). CLDR 48 has the same weekends.
 */
export const OFFICES = [
  {
    id: 'london',
    winterMin: 0,
    summerMin: 60,
    days: MONDAY_TO_FRIDAY,
    hours: OTHER_HOURS,
  },
  {
    id: 'paris',
    winterMin: 60,
    summerMin: 120,
    days: MONDAY_TO_FRIDAY,
    hours: OTHER_HOURS,
  },
  {
    id: 'geneva',
    winterMin: 60,
    summerMin: 120,
    days: MONDAY_TO_FRIDAY,
    hours: OTHER_HOURS,
  },
  {
    id: 'newYork',
    winterMin: -300,
    summerMin: -240,
    days: MONDAY_TO_FRIDAY,
    hours: OTHER_HOURS,
  },
  {
    id: 'singapore',
    winterMin: 480,
    summerMin: 480,
    days: MONDAY_TO_FRIDAY,
    hours: OTHER_HOURS,
  },
  {
    id: 'riyadh',
    winterMin: 180,
    summerMin: 180,
    days: SUNDAY_TO_THURSDAY,
    hours: GULF_HOURS,
  },
  {
    id: 'dubai',
    winterMin: 240,
    summerMin: 240,
    days: MONDAY_TO_FRIDAY,
    hours: GULF_HOURS,
    fridayCloseMin: 12 * 60,
  },
] as const satisfies readonly Office[]

export type OfficeId = (typeof OFFICES)[number]['id']

const KUWAIT_OFFICE: Office = {
  id: 'kuwait',
  winterMin: 180,
  summerMin: 180,
  days: SUNDAY_TO_THURSDAY,
  hours: GULF_HOURS,
}

/** A span within one UTC day, in minutes after its midnight. */
export type Span = { day: Day; fromMin: number; toMin: number }

/** @returns working hours by UTC day, in order; a span across midnight is split in two */
export function workingSpans(office: Office, hours: Hours, season: Season): Span[] {
  const offsetMin = season === 'winter' ? office.winterMin : office.summerMin
  const spans = office.days.flatMap((day) => {
    const closeMin =
      day === 5 ? Math.min(hours.closeMin, office.fridayCloseMin ?? Infinity) : hours.closeMin
    if (closeMin <= hours.openMin) return []
    const from = day * DAY_MIN + hours.openMin - offsetMin
    return byDay(from, from + closeMin - hours.openMin)
  })
  spans.sort((a, b) => a.day - b.day || a.fromMin - b.fromMin)
  return spans
}

/** Splits a span, which may start before or end after the week, at each UTC midnight. */
function byDay(fromMinute: number, toMinute: number): Span[] {
  const spans: Span[] = []
  for (let from = fromMinute; from < toMinute; ) {
    const midnight = (Math.floor(from / DAY_MIN) + 1) * DAY_MIN
    const to = Math.min(midnight, toMinute)
    const ofWeek = (from + WEEK_MIN) % WEEK_MIN
    const fromMin = ofWeek % DAY_MIN
    spans.push({ day: Math.floor(ofWeek / DAY_MIN) as Day, fromMin, toMin: fromMin + to - from })
    from = to
  }
  return spans
}

/** Consecutive days that share the same hours. */
export type DayRange = { fromDay: Day; toDay: Day; spans: readonly Span[] }

/** @returns a week's spans, which must be sorted by day, as ranges of days with equal hours */
export function byEqualHours(spans: readonly Span[]): DayRange[] {
  const ranges: DayRange[] = []
  for (const day of new Set(spans.map((span) => span.day))) {
    const ofDay = spans.filter((span) => span.day === day)
    const last = ranges.at(-1)
    if (last && last.toDay === day - 1 && hoursKey(last.spans) === hoursKey(ofDay)) last.toDay = day
    else ranges.push({ fromDay: day, toDay: day, spans: ofDay })
  }
  return ranges
}
const hoursKey = (spans: readonly Span[]) =>
  spans.map(({ fromMin, toMin }) => `${fromMin}-${toMin}`).join()

export type Overlap = {
  here: Span[]
  there: Span[]
  both: Span[]
  minutesAWeek: number
}

/** @returns the week of Kuwait's example office and of another, in one season */
export function overlapWith(office: Office, hours: Hours, season: Season): Overlap {
  const here = workingSpans(KUWAIT_OFFICE, KUWAIT_OFFICE.hours, season)
  const there = workingSpans(office, hours, season)
  const both = here.flatMap((a) =>
    there.flatMap((b) => {
      const [fromMin, toMin] = [Math.max(a.fromMin, b.fromMin), Math.min(a.toMin, b.toMin)]
      return a.day === b.day && fromMin < toMin ? [{ day: a.day, fromMin, toMin }] : []
    }),
  )
  const minutesAWeek = both.reduce((sum, { fromMin, toMin }) => sum + toMin - fromMin, 0)
  return { here, there, both, minutesAWeek }
}
