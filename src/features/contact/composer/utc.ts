const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** A time as desks write it: always hours and minutes, with the day and month if they were given. */
export type UtcTime = { day?: number; month?: number; minutes: number }

// `0410`, `04:10Z`, `21 0410`, `21NOV 0410Z`, `21 Nov 2026, 04:10 UTC`.
const WRITTEN =
  /^(?:(\d{1,2})(?:[\s./-]*([a-z]{3})[a-z]*)?(?:[\s./-]*\d{4})?[\s,./-]*)?([01]\d|2[0-3])[:.]?([0-5]\d)\s*(?:z|utc)?$/i
// `2026-11-21T04:10Z`.
const ISO = /^\d{4}-(\d{2})-(\d{2})[t\s]+([01]\d|2[0-3]):?([0-5]\d)(?::\d{2})?\s*z?$/i

/** @returns the time that a desk would read, or undefined where the words say none. */
export function parseUtc(text: string): UtcTime | undefined {
  const iso = ISO.exec(text.trim())
  const written = WRITTEN.exec(text.trim())
  const [, hours, minutes] = iso ? iso.slice(2) : written ? written.slice(2) : []
  if (hours === undefined || minutes === undefined) return undefined
  const time: UtcTime = { minutes: Number(hours) * 60 + Number(minutes) }

  const day = Number((iso ? iso[2] : written?.[1]) ?? Number.NaN)
  const monthName = written?.[2]?.toUpperCase()
  const month = iso ? Number(iso[1]) : monthName ? MONTHS.indexOf(monthName) + 1 : undefined
  if (Number.isNaN(day)) return time
  if (day < 1 || day > 31 || month === 0 || (month ?? 1) > 12) return undefined
  return { ...time, day, ...(month && { month }) }
}

/** `21NOV 0410Z`; words that hold no time stay as they are. */
export function formatUtc(text: string): string {
  const time = parseUtc(text)
  if (!time) return text.trim()
  const two = (value: number) => `${value}`.padStart(2, '0')
  const clock = `${two(Math.floor(time.minutes / 60))}${two(time.minutes % 60)}Z`
  if (time.day === undefined) return clock
  return `${two(time.day)}${MONTHS[(time.month ?? 0) - 1] ?? ''} ${clock}`
}

const DAYS_A_MONTH = 31
const DAYS_A_YEAR = 12 * DAYS_A_MONTH

/**
 * Whether one time is clearly before another. Times without a day may lie on either side of
 * midnight, and no year is written, so December comes before January.
 */
export function isBefore(first: UtcTime, second: UtcTime): boolean {
  if (first.day === undefined || second.day === undefined) return false
  if ((first.month === undefined) !== (second.month === undefined)) return false
  if (first.month === undefined) return first.day === second.day && first.minutes < second.minutes
  const days = ({ month = 1, day = 1 }: UtcTime) => (month - 1) * DAYS_A_MONTH + day
  const apart = (days(second) - days(first) + DAYS_A_YEAR) % DAYS_A_YEAR
  return apart === 0 ? first.minutes < second.minutes : apart < DAYS_A_YEAR / 2
}
