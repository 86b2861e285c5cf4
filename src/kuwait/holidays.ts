import { type Day, getWeekday, getYear, isWeekend, parseDay } from './days.ts'
import { type IslamicMonth, islamicMonths, RAMADAN } from './islamicCalendar.ts'

/** Public holidays with a fixed date in the Gregorian calendar. */
const FIXED_HOLIDAYS = [
  { id: 'newYear', date: '01-01' },
  { id: 'nationalDay', date: '02-25' },
  { id: 'liberationDay', date: '02-26' },
] as const

/** Public holidays by month and days of the Islamic calendar. */
const ISLAMIC_HOLIDAYS = [
  { id: 'hijriNewYear', month: 1, days: [1] },
  { id: 'mawlid', month: 3, days: [12] },
  { id: 'israMiraj', month: 7, days: [27] },
  { id: 'eidAlFitr', month: 10, days: [1, 2, 3] },
  { id: 'eidAlAdha', month: 12, days: [9, 10, 11, 12] },
] as const

export type HolidayId =
  | (typeof FIXED_HOLIDAYS)[number]['id']
  | (typeof ISLAMIC_HOLIDAYS)[number]['id']

export type Closure = {
  /** The holiday that closes the day, or beside which it is closed. */
  id: HolidayId
  /**
   * - `law`: a date of the Gregorian calendar.
   * - `moon`: a date of the Islamic calendar, which a moon sighting in Kuwait may move.
   * - `dayAfter`: after an Islamic holiday, because the moon may move it there.
   * - `thursday`: Isra and Mi’raj falls between two working days, and is given on its Thursday.
   * - `lastOfRamadan`: the 30th of Ramadan.
   * - `inLieu`: makes good a holiday on a Friday or Saturday.
   * - `bridge`: the only working day between a holiday and a weekend or another holiday.
   */
  reason: 'law' | 'moon' | 'dayAfter' | 'thursday' | 'lastOfRamadan' | 'inLieu' | 'bridge'
}
export type FindHoliday = (day: Day) => Closure | undefined

const THURSDAY = 4

const closuresByYear = new Map<number, ReadonlyMap<Day, Closure>>()

/**
 * @returns why the authority is closed on the day, besides weekends; a holiday on a weekend is returned
 * too. Only `law` is certain: all others follow Kuwait’s practice and are announced late.
 */
export const findHoliday: FindHoliday = (day) => {
  const year = getYear(day)
  const closures = closuresByYear.get(year) ?? computeClosures(year)
  closuresByYear.set(year, closures)
  return closures.get(day)
}

/** @returns the closed days of a Gregorian year; those of its neighbours are not complete */
function computeClosures(year: number): ReadonlyMap<Day, Closure> {
  // In December and January the holidays of two years close days together.
  const [from, to] = [parseDay(`${year - 1}-11-01`), parseDay(`${year + 1}-01-31`)]
  const months = islamicMonths.filter(({ first, last }) => from <= last && first <= to)
  const islamic = months.flatMap(listIslamicHolidays)
  const fixed = [year - 1, year, year + 1].flatMap(listFixedHolidays)
  const found = new Map<Day, Closure>()
  // The first reason of a day stays.
  const close = (day: Day, closure: Closure) => {
    if (!found.has(day)) found.set(day, closure)
  }
  const isOpen = (day: Day) => !isWeekend(day) && !found.has(day)
  const closeNextOpen = (after: Day, id: HolidayId) => {
    let day = after
    while (!isOpen(day)) day++
    close(day, { id, reason: 'inLieu' })
  }

  for (const { id, day } of fixed) close(day, { id, reason: 'law' })
  for (const { id, days } of islamic) for (const day of days) close(day, { id, reason: 'moon' })
  for (const { month, first, last } of months) {
    if (month === RAMADAN && last === first + 29)
      close(last, { id: 'eidAlFitr', reason: 'lastOfRamadan' })
  }
  for (const { id, days } of islamic) {
    for (const day of days) if (isWeekend(day)) closeNextOpen(day, id)
  }
  for (const { id, days } of islamic) {
    const last = days.at(-1) ?? 0
    if (id === 'israMiraj' && isOpen(last - 1) && isOpen(last + 1))
      close(last - getWeekday(last) + THURSDAY, { id, reason: 'thursday' })
    if (!isWeekend(last + 1)) close(last + 1, { id, reason: 'dayAfter' })
  }
  for (const { id, day } of fixed) if (isWeekend(day)) closeNextOpen(day, id)
  for (const [day, { id }] of found) {
    // Named by the holiday before it or, after a weekend, by the one that follows.
    if (isOpen(day + 1) && !isOpen(day + 2)) close(day + 1, { id, reason: 'bridge' })
    if (isOpen(day - 1) && isWeekend(day - 2)) close(day - 1, { id, reason: 'bridge' })
  }
  return found
}

const listFixedHolidays = (year: number) =>
  FIXED_HOLIDAYS.map(({ id, date }) => ({ id, day: parseDay(`${year}-${date}`) }))

const listIslamicHolidays = ({ month, first }: IslamicMonth) =>
  ISLAMIC_HOLIDAYS.filter((holiday) => holiday.month === month).map(({ id, days }) => ({
    id,
    days: days.map((dayOfMonth) => first + dayOfMonth - 1),
  }))
