import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { DAY_MS, MINUTE_MS } from '#lib/clock.ts'
import { formatDayAndMonth, MONTHS } from '#lib/format.ts'

/** `Intl` supplies their offsets, that is, the browser's tz data. */
export const ZONES = [
  'Europe/London',
  'Europe/Paris',
  'Europe/Istanbul',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'America/New_York',
] as const

export type Zone = (typeof ZONES)[number]

export const EXAMPLE = { zone: 'Europe/London', year: 2027 } as const

/** A part of the year, in Kuwait time, with a constant difference between the clocks. */
export type Step = {
  /** Milliseconds since the epoch. The first step begins with the year in Kuwait. */
  fromMs: number
  toMs: number
  /** How far Kuwait is ahead of the zone; negative if it is behind. */
  aheadMin: number
}

/** Sampling interval: no zone on offer changes twice within a week. */
const WEEK_MS = 7 * DAY_MS
const KUWAIT_MS = KUWAIT_OFFSET_MINUTES * MINUTE_MS

/** @returns the differences through a year; changes are exact to the minute */
export function computeSteps(zone: Zone, year: number): Step[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const computeAheadMin = (atMs: number) => {
    const parts = format.formatToParts(atMs)
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
    const eastMin = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
    return KUWAIT_OFFSET_MINUTES - eastMin
  }

  const startMs = Date.UTC(year, 0, 1) - KUWAIT_MS
  const endMs = Date.UTC(year + 1, 0, 1) - KUWAIT_MS
  const steps: Step[] = [{ fromMs: startMs, toMs: endMs, aheadMin: computeAheadMin(startMs) }]
  for (let weekMs = startMs; weekMs < endMs; weekMs += WEEK_MS) {
    const last = steps.at(-1) as Step
    let [before, after] = [weekMs, Math.min(weekMs + WEEK_MS, endMs - MINUTE_MS)]
    const next = computeAheadMin(after)
    if (next === last.aheadMin) continue
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
      if (computeAheadMin(middle) === last.aheadMin) before = middle
      else after = middle
    }
    last.toMs = after
    steps.push({ fromMs: after, toMs: endMs, aheadMin: next })
  }
  return steps
}

/**
 * The local date by the clock before the change: Cairo's change at the end of Thursday is on Friday.
 *
 * @returns midnight of that date as if it were UTC
 */
export function getChangeDay(before: Step, step: Step): Date {
  const localMs = step.fromMs + KUWAIT_MS - before.aheadMin * MINUTE_MS
  return new Date(Math.floor(localMs / DAY_MS) * DAY_MS)
}

/** @returns the first moment of a month in Kuwait, in milliseconds; month 12 is the next January */
export const computeMonthStart = (year: number, month: number) => Date.UTC(year, month) - KUWAIT_MS

/** @returns the local dates of the changes, such as `28 Mar` */
export const listChangeDates = (steps: readonly Step[]): string[] =>
  steps.slice(1).map((step, index) => formatDayAndMonth(getChangeDay(steps[index] as Step, step)))

/** @returns each time difference of a year once, with its periods, such as `28 Mar–31 Oct` */
export function listDifferences(steps: readonly Step[]) {
  const bounds = [`1 ${MONTHS[0]}`, ...listChangeDates(steps), `31 ${MONTHS[11]}`]
  const ranges = steps.map(({ aheadMin }, index) => ({
    aheadMin,
    dates: `${bounds[index]}–${bounds[index + 1]}`,
  }))
  return [...new Set(ranges.map(({ aheadMin }) => aheadMin))].map((aheadMin) => ({
    aheadMin,
    dates: ranges
      .filter((range) => range.aheadMin === aheadMin)
      .map(({ dates }) => dates)
      .join(', '),
  }))
}

/**
 * The last Sundays of March and October (IATA, by australianfrequentflyer.com.au).
 *
 * @returns midnight of both days as if it were UTC, in milliseconds
 */
export function computeSeasonStarts(year: number): { summerMs: number; winterMs: number } {
  const lastSunday = (month: number) => {
    const lastMs = Date.UTC(year, month + 1, 0)
    return lastMs - new Date(lastMs).getUTCDay() * DAY_MS
  }
  return { summerMs: lastSunday(2), winterMs: lastSunday(9) }
}

/** @returns for example `+2.5 h` or `−5 h` */
export function formatSignedHours(aheadMin: number): string {
  const sign = aheadMin > 0 ? '+' : aheadMin < 0 ? '−' : ''
  return sign + formatHours(aheadMin)
}

/** @returns for example `2.5 h` */
export const formatHours = (aheadMin: number) => `${Math.abs(aheadMin) / 60} h`
