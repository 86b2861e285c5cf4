import { DAY_MS } from '#lib/clock.ts'
import { type Day, formatIsoDate, isWeekend, parseDay } from './days.ts'

/** Public holidays with a fixed date in the Gregorian calendar. */
const FIXED_HOLIDAYS = [
  { id: 'newYear', date: '01-01' },
  { id: 'nationalDay', date: '02-25' },
  { id: 'liberationDay', date: '02-26' },
] as const

/** Public holidays by month and days of the Islamic calendar. No span ends a month. */
const ISLAMIC_HOLIDAYS = [
  { id: 'hijriNewYear', month: 1, from: 1, to: 1 },
  { id: 'mawlid', month: 3, from: 12, to: 12 },
  { id: 'israMiraj', month: 7, from: 27, to: 27 },
  { id: 'eidAlFitr', month: 10, from: 1, to: 3 },
  { id: 'eidAlAdha', month: 12, from: 9, to: 12 },
] as const
const RAMADAN = 9

/** Umm al-Qura is computed in advance; a moon sighting in Kuwait may differ by a day. */
const CALENDAR = 'islamic-umalqura'

export type Holiday = {
  id: (typeof FIXED_HOLIDAYS)[number]['id'] | (typeof ISLAMIC_HOLIDAYS)[number]['id']
  first: Day
  last: Day
  /** How sure the date is: by law, by an announcement still to come, or by the moon. */
  kind: 'fixed' | 'inLieu' | 'islamic'
}
export type FindHoliday = (day: Day) => Holiday | undefined

/** Null if this engine lacks the calendar: it may throw, or fall back to the Gregorian one. */
let islamicFormat: Intl.DateTimeFormat | null | undefined

/** Created at first use, because it is slow. */
function getIslamicFormat(): Intl.DateTimeFormat | null {
  if (islamicFormat !== undefined) return islamicFormat
  try {
    const format = new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, {
      timeZone: 'UTC',
      month: 'numeric',
      day: 'numeric',
    })
    islamicFormat = format.resolvedOptions().calendar === CALENDAR ? format : null
  } catch {
    islamicFormat = null
  }
  return islamicFormat
}

export const knowsIslamicCalendar = () => getIslamicFormat() !== null

/** @returns month and day of the Islamic calendar, both 0 if the engine lacks it */
function toIslamicDate(day: Day): { month: number; dayOfMonth: number } {
  const parts = getIslamicFormat()?.formatToParts(day * DAY_MS) ?? []
  const read = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value ?? 0)
  return { month: read('month'), dayOfMonth: read('day') }
}

export const isRamadan = (day: Day) => toIslamicDate(day).month === RAMADAN

/**
 * @returns the holiday that closes the day. Besides its own days, an Islamic holiday closes the day
 * after, to which the moon may move it; a fixed one on a weekend also closes the next working day.
 */
export const findHoliday: FindHoliday = (day) =>
  findFixedHoliday(day) ?? findIslamicHoliday(day) ?? findHolidayInLieu(day)

function findFixedHoliday(day: Day): Holiday | undefined {
  const date = formatIsoDate(day).slice(5)
  const holiday = FIXED_HOLIDAYS.find((each) => each.date === date)
  return holiday && { id: holiday.id, first: day, last: day, kind: 'fixed' }
}

function findIslamicHoliday(day: Day): Holiday | undefined {
  const { month, dayOfMonth } = toIslamicDate(day)
  const holiday = ISLAMIC_HOLIDAYS.find(
    (each) => each.month === month && each.from <= dayOfMonth && dayOfMonth <= each.to + 1,
  )
  if (!holiday) return undefined
  const { id, from, to } = holiday
  return { id, first: day - dayOfMonth + from, last: day - dayOfMonth + to, kind: 'islamic' }
}

/** Each holiday on a Friday or Saturday gives a day of its own, as in 2021, 2022 and 2023. */
function findHolidayInLieu(day: Day): Holiday | undefined {
  const year = formatIsoDate(day).slice(0, 4)
  const given: Day[] = []
  for (const { id, date } of FIXED_HOLIDAYS) {
    let inLieu = parseDay(`${year}-${date}`)
    if (!isWeekend(inLieu)) continue
    while (
      isWeekend(inLieu) ||
      findFixedHoliday(inLieu) ||
      findIslamicHoliday(inLieu) ||
      given.includes(inLieu)
    )
      inLieu++
    if (inLieu === day) return { id, first: day, last: day, kind: 'inLieu' }
    given.push(inLieu)
  }
  return undefined
}
