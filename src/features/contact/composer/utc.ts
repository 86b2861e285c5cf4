import { plainText } from '#lib/asciiDigits.ts'

const NAMES =
  'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ')
const MONTHS = NAMES.map((name) => name.slice(0, 3))

/** A time as desks write it: always hours and minutes, with as much of a date as was given. */
export type UtcTime = {
  /** Of the day, 0 to 1439. */
  minutes: number
  day?: number
  /** 1 to 12. */
  month?: number
  year?: number
}

const CLOCK = String.raw`(?<hours>[01]\d|2[0-3])(?<colon>[:.]?)(?<minutes>[0-5]\d)\s*(?<zone>z|utc)?`
const GAP = String.raw`[\s,./-]*`
// `0410`, `04:10Z`, `21 0410`, `21NOV 0410Z`, `21 Nov 2026, 04:10 UTC`. A day of one digit needs a
// separator: five digits in a row are more likely a slip than a date.
const WRITTEN = new RegExp(
  `^(?:(?<day>\\d{2}|\\d(?!\\d))(?:${GAP}(?<name>[a-z]+)(?:${GAP}(?<year>\\d{4}))?)?${GAP})?${CLOCK}$`,
  'i',
)
// `2026-11-21T04:10Z`.
const ISO = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:t|\s+)(?<hours>[01]\d|2[0-3])(?<colon>:?)(?<minutes>[0-5]\d)(?::\d{2})?\s*z?$`,
  'i',
)

/** @returns 1 to 12; 0 for a word that is no month's name, or the first three letters of one */
function monthNamed(name: string): number {
  const upper = name.toUpperCase()
  return MONTHS.indexOf(upper) + 1 || NAMES.indexOf(upper) + 1 || (upper === 'SEPT' ? 9 : 0)
}

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Without a year, February may have 29 days; without a month, any month 31. */
const daysIn = (month: number | undefined, year: number | undefined) =>
  month === undefined
    ? 31
    : month === 2
      ? 28 + Number(year === undefined || isLeap(year))
      : 31 - Number([4, 6, 9, 11].includes(month))

/**
 * Reads a time strictly.
 * @returns undefined where the words say none, or a date that no calendar has
 */
export function parseUtc(text: string): UtcTime | undefined {
  const plain = plainText(text)
  const { groups } = WRITTEN.exec(plain) ?? ISO.exec(plain) ?? {}
  if (!groups) return undefined
  const { hours, colon, minutes, zone, name } = groups
  const number = (value: string | undefined) => (value === undefined ? undefined : Number(value))
  const [day, year] = [number(groups.day), number(groups.year)]
  const month = name === undefined ? number(groups.month) : monthNamed(name)
  // `21 NOV 2026` is a day without a time, sooner than 20:26.
  if (month && year === undefined && hours === '20' && !colon && !zone) return undefined
  if (month !== undefined && (month < 1 || month > 12)) return undefined
  if (day !== undefined && (day < 1 || day > daysIn(month, year))) return undefined
  return {
    minutes: Number(hours) * 60 + Number(minutes),
    ...(day !== undefined && { day }),
    ...(month !== undefined && { month }),
    ...(year !== undefined && { year }),
  }
}

const utc = ({ year, month = 1, day = 1, minutes }: UtcTime & { year: number }) =>
  Date.UTC(year, month - 1, day, 0, minutes)

/** @returns the year in which the date comes next, today's included */
function nextYear(time: UtcTime, now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  let year = now.getUTCFullYear()
  while (utc({ ...time, minutes: 0, year }) < today || !isDate(time, year)) year += 1
  return year
}

const isDate = ({ month, day = 1 }: UtcTime, year: number) => day <= daysIn(month, year)

/**
 * `21NOV 0410Z`, with its year where that is not the next one in which the date comes. Words that
 * hold no time stay as they are, but for their digits.
 */
export function formatUtc(text: string, now: Date): string {
  const time = parseUtc(text)
  if (!time) return plainText(text)
  const two = (value: number) => `${value}`.padStart(2, '0')
  const clock = `${two(Math.floor(time.minutes / 60))}${two(time.minutes % 60)}Z`
  if (time.day === undefined) return clock
  const { year } = time
  const written = year !== undefined && year !== nextYear(time, now) ? year : ''
  return `${two(time.day)}${MONTHS[(time.month ?? 0) - 1] ?? ''}${written} ${clock}`
}

const HALF_A_YEAR_MS = 183 * 24 * 60 * 60_000

/**
 * Whether one time is clearly before another. Times without a day may lie on either side of
 * midnight; where a year is missing, December comes before January.
 */
export function isBefore(first: UtcTime, second: UtcTime): boolean {
  if (first.day === undefined || second.day === undefined) return false
  if ((first.month === undefined) !== (second.month === undefined)) return false
  if (first.month === undefined) return first.day === second.day && first.minutes < second.minutes
  // Any leap year will do where none is written.
  const year = first.year ?? second.year ?? 2000
  const apart =
    utc({ ...second, year: second.year ?? year }) - utc({ ...first, year: first.year ?? year })
  if (first.year !== undefined && second.year !== undefined) return apart > 0
  return (apart > 0 && apart < HALF_A_YEAR_MS) || apart < -HALF_A_YEAR_MS
}
