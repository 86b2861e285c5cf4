import { normaliseInput } from '#lib/normaliseInput.ts'

const MONTH_NAMES =
  'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ')
const MONTH_ABBREVIATIONS = MONTH_NAMES.map((name) => name.slice(0, 3))

/** A UTC time of day, with the parts of the date that the visitor gave. */
export type UtcTime = {
  /** Minutes after midnight, 0 to 1439. */
  minutes: number
  day?: number
  /** 1 to 12. */
  month?: number
  year?: number
}

const CLOCK_PATTERN = String.raw`(?<hours>[01]\d|2[0-3])(?<colon>[:.h]?)(?<minutes>[0-5]\d)\s*(?<zone>z(?:ulu)?|utc)?`
const GAP_PATTERN = String.raw`[\s,./-]*`
// `0410`, `04:10Z`, `21 0410`, `21NOV 0410Z`, `21 Nov 2026, 04:10 UTC`. A one-digit day needs a
// separator, because five digits in a row are more likely a typing error than a date.
const FREE_FORM = new RegExp(
  `^(?:(?<day>\\d{2}|\\d(?!\\d))(?:${GAP_PATTERN}(?<name>[a-z]+)(?:${GAP_PATTERN}(?<year>\\d{4}))?)?${GAP_PATTERN})?${CLOCK_PATTERN}$`,
  'i',
)
// ISO 8601: `2026-11-21T04:10Z`.
const ISO_FORMAT = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:t|\s+)(?<hours>[01]\d|2[0-3])(?<colon>:?)(?<minutes>[0-5]\d)(?::\d{2})?\s*z?$`,
  'i',
)

/** @returns 1 to 12, or 0 if the text is neither a month's name nor its usual abbreviation */
function parseMonth(name: string): number {
  const upper = name.toUpperCase()
  return (
    MONTH_ABBREVIATIONS.indexOf(upper) + 1 ||
    MONTH_NAMES.indexOf(upper) + 1 ||
    (upper === 'SEPT' ? 9 : 0)
  )
}

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Allows 29 days in February if the year is unknown, and 31 days if the month is unknown. */
const countDaysInMonth = (month: number | undefined, year: number | undefined) =>
  month === undefined
    ? 31
    : month === 2
      ? 28 + Number(year === undefined || isLeapYear(year))
      : 31 - Number([4, 6, 9, 11].includes(month))

/** @returns undefined if the text has another format or the date does not exist */
export function parseUtc(text: string): UtcTime | undefined {
  const plain = normaliseInput(text)
  const { groups } = FREE_FORM.exec(plain) ?? ISO_FORMAT.exec(plain) ?? {}
  if (!groups) return undefined
  const { hours, colon, minutes, zone, name } = groups
  const number = (value: string | undefined) => (value === undefined ? undefined : Number(value))
  const [day, year] = [number(groups.day), number(groups.year)]
  const month = name === undefined ? number(groups.month) : parseMonth(name)
  // `21 NOV 2026` more likely ends in a year than in the time 20:26.
  if (month && year === undefined && hours === '20' && !colon && !zone) return undefined
  if (month !== undefined && (month < 1 || month > 12)) return undefined
  if (day !== undefined && (day < 1 || day > countDaysInMonth(month, year))) return undefined
  return {
    minutes: Number(hours) * 60 + Number(minutes),
    ...(day !== undefined && { day }),
    ...(month !== undefined && { month }),
    ...(year !== undefined && { year }),
  }
}

const toEpochMs = ({ year, month = 1, day = 1, minutes }: UtcTime & { year: number }) =>
  Date.UTC(year, month - 1, day, 0, minutes)

/** @returns the year of the next such date, today included */
function findYearOfNext(time: UtcTime, now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  let year = now.getUTCFullYear()
  while (toEpochMs({ ...time, minutes: 0, year }) < today || !isDateInYear(time, year)) year += 1
  return year
}

const isDateInYear = ({ month, day = 1 }: UtcTime, year: number) =>
  day <= countDaysInMonth(month, year)

/**
 * Formats a time as `21NOV 0410Z`, with the year only if it is not that of the next such date. Other
 * text is returned with ASCII digits and otherwise unchanged.
 */
export function formatUtc(text: string, now: Date): string {
  const time = parseUtc(text)
  if (!time) return normaliseInput(text)
  const twoDigits = (value: number) => `${value}`.padStart(2, '0')
  const clock = `${twoDigits(Math.floor(time.minutes / 60))}${twoDigits(time.minutes % 60)}Z`
  if (time.day === undefined) return clock
  const { year } = time
  const printedYear = year !== undefined && year !== findYearOfNext(time, now) ? year : ''
  return `${twoDigits(time.day)}${MONTH_ABBREVIATIONS[(time.month ?? 0) - 1] ?? ''}${printedYear} ${clock}`
}

const HALF_YEAR_MS = 183 * 24 * 60 * 60_000

/** @returns true only if the order is certain. If a year is missing, December is before January. */
export function isBefore(first: UtcTime, second: UtcTime): boolean {
  if (first.day === undefined || second.day === undefined) return false
  if ((first.month === undefined) !== (second.month === undefined)) return false
  if (first.month === undefined) return first.day === second.day && first.minutes < second.minutes
  // If neither time has a year, a leap year is used, which allows all dates.
  const year = first.year ?? second.year ?? 2000
  const differenceMs =
    toEpochMs({ ...second, year: second.year ?? year }) -
    toEpochMs({ ...first, year: first.year ?? year })
  if (first.year !== undefined && second.year !== undefined) return differenceMs > 0
  return (differenceMs > 0 && differenceMs < HALF_YEAR_MS) || differenceMs < -HALF_YEAR_MS
}
