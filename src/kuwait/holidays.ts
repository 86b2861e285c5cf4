import { type AnnouncedDay, announcedDays } from './announcedDays.ts'
import { type Day, getWeekday, getYear, isWeekend, parseDay } from './days.ts'
import { type IslamicMonth, islamicMonths, RAMADAN } from './islamicCalendar.ts'

const FIXED_HOLIDAYS = [
  { id: 'newYear', date: '01-01' },
  { id: 'nationalDay', date: '02-25' },
  { id: 'liberationDay', date: '02-26' },
] as const

const ISLAMIC_HOLIDAYS = [
  { id: 'hijriNewYear', month: 1, days: [1] },
  { id: 'mawlid', month: 3, days: [12] },
  { id: 'israMiraj', month: 7, days: [27] },
  { id: 'eidAlFitr', month: 10, days: [1, 2, 3] },
  { id: 'eidAlAdha', month: 12, days: [9, 10, 11, 12] },
] as const

type HolidayId = (typeof FIXED_HOLIDAYS)[number]['id'] | (typeof ISLAMIC_HOLIDAYS)[number]['id']

export type Reason =
  /** A fixed date of the Gregorian calendar. */
  | 'law'
  /** In lieu of a fixed date on a Friday or Saturday. */
  | 'inLieu'
  /** A date of the Islamic calendar. A moon sighting in Kuwait may move it. */
  | 'moon'
  /** In lieu of an Islamic date on a Friday or Saturday, except for the Saturday of an Eid. */
  | 'moonInLieu'
  /** The Thursday off for Isra and Mi’raj when its date is between two working days. */
  | 'thursday'
  /** A working day between such a Thursday and another holiday earlier in its week. */
  | 'beforeThursday'
  /** The 30th of Ramadan. */
  | 'lastOfRamadan'
  /** The day after an Islamic holiday, because a moon sighting may move the holiday there. */
  | 'dayAfter'
  /** In lieu of the Saturday of an Eid. */
  | 'saturdayInLieu'
  /** A single working day between a holiday and a weekend or another holiday. */
  | 'bridge'
  /** Announced by the government, but not in the computed calendar. */
  | 'announced'

export type Closure = {
  id: HolidayId | 'announced'
  reason: Reason
  /** The holiday’s year: Gregorian for a fixed date or an announced day, otherwise Hijri. */
  year: number
  announcement?: AnnouncedDay
}
export type FindHoliday = (day: Day) => Closure | undefined

export type Status = 'fixed' | 'inLieu' | 'expected' | 'possible' | 'announced'

const statuses: Readonly<Record<Reason, Status>> = {
  law: 'fixed',
  inLieu: 'inLieu',
  moon: 'expected',
  moonInLieu: 'expected',
  thursday: 'expected',
  lastOfRamadan: 'expected',
  beforeThursday: 'possible',
  dayAfter: 'possible',
  saturdayInLieu: 'possible',
  bridge: 'possible',
  announced: 'announced',
}
export const getStatus = ({
  reason,
  announcement,
}: Pick<Closure, 'reason' | 'announcement'>): Status =>
  announcement ? 'announced' : statuses[reason]

const SATURDAY = 6
const THURSDAY = 4

/**
 * @returns a function that says why offices are closed on a day, besides weekends; it also returns a
 * holiday on a weekend. What has been announced overrides the computed calendar.
 */
export function createFindHoliday(announced: readonly AnnouncedDay[]): FindHoliday {
  const announcements = new Map(announced.map((each) => [parseDay(each.date), each]))
  const closuresByYear = new Map<number, ReadonlyMap<Day, Closure>>()
  return (day) => {
    const year = getYear(day)
    const closures = closuresByYear.get(year) ?? computeClosures(year)
    closuresByYear.set(year, closures)
    const closure = closures.get(day)
    const announcement = announcements.get(day)
    if (!announcement) return closure
    if (announcement.offices === 'open') return undefined
    return { id: 'announced', reason: 'announced', year, ...closure, announcement }
  }
}

export const findHoliday = createFindHoliday(announcedDays)

export const omitPossible =
  (find: FindHoliday): FindHoliday =>
  (day) => {
    const closure = find(day)
    return closure && getStatus(closure) === 'possible' ? undefined : closure
  }

/** @returns the closed days of a Gregorian year; some days of the years beside it are included too */
function computeClosures(year: number): ReadonlyMap<Day, Closure> {
  // At the turn of the year, holidays of two years can close days together.
  const [from, to] = [parseDay(`${year - 1}-11-01`), parseDay(`${year + 1}-01-31`)]
  const months = islamicMonths.filter(({ first, last }) => from <= last && first <= to)
  const islamic = months.flatMap(listIslamicHolidays)
  const fixed = [year - 1, year, year + 1].flatMap(listFixedHolidays)
  const found = new Map<Day, Closure>()
  const close = (day: Day, { id, year: ofYear }: Holiday, reason: Reason) => {
    if (!found.has(day)) found.set(day, { id, reason, year: ofYear })
  }
  const isOpen = (day: Day) => !isWeekend(day) && !found.has(day)
  const closeNextOpen = (after: Day, holiday: Holiday, reason: Reason) => {
    let day = after
    while (!isOpen(day)) day++
    close(day, holiday, reason)
  }

  for (const { day, ...holiday } of fixed) close(day, holiday, 'law')
  const moved = islamic.filter(
    ({ id, days: [day = 0] }) => id === 'israMiraj' && isOpen(day - 1) && isOpen(day + 1),
  )
  const kept = islamic.filter((holiday) => !moved.includes(holiday))
  const thursdays = moved.map(({ days: [day = 0], ...holiday }) => ({
    thursday: day - getWeekday(day) + THURSDAY,
    holiday,
  }))
  for (const { days, ...holiday } of kept) for (const day of days) close(day, holiday, 'moon')
  for (const { thursday, holiday } of thursdays) close(thursday, holiday, 'thursday')
  for (const { month, year: ofYear, first, last } of months) {
    if (month === RAMADAN && last === first + 29)
      close(last, { id: 'eidAlFitr', year: ofYear }, 'lastOfRamadan')
  }
  for (const { days, ...holiday } of kept) {
    for (const day of days) {
      const isEidSaturday = days.length > 1 && getWeekday(day) === SATURDAY
      if (isWeekend(day))
        closeNextOpen(day, holiday, isEidSaturday ? 'saturdayInLieu' : 'moonInLieu')
    }
  }
  for (const { days, ...holiday } of kept) {
    const dayAfter = (days.at(-1) ?? 0) + 1
    if (!isWeekend(dayAfter)) close(dayAfter, holiday, 'dayAfter')
  }
  for (const { day, ...holiday } of fixed) {
    if (isWeekend(day)) closeNextOpen(day, holiday, 'inLieu')
  }
  for (const { thursday, holiday } of thursdays) {
    let before = thursday - 1
    while (isOpen(before)) before--
    if (isWeekend(before)) continue
    for (let day = before + 1; day < thursday; day++) close(day, holiday, 'beforeThursday')
  }
  for (const [day, holiday] of found) {
    // The day takes the name of the holiday before it or, after a weekend, of the one after it.
    if (isOpen(day + 1) && !isOpen(day + 2)) close(day + 1, holiday, 'bridge')
    if (isOpen(day - 1) && isWeekend(day - 2)) close(day - 1, holiday, 'bridge')
  }
  return found
}

type Holiday = { id: Closure['id']; year: number }

const listFixedHolidays = (year: number) =>
  FIXED_HOLIDAYS.map(({ id, date }) => ({ id, year, day: parseDay(`${year}-${date}`) }))

const listIslamicHolidays = ({ month, year, first }: IslamicMonth) =>
  ISLAMIC_HOLIDAYS.filter((holiday) => holiday.month === month).map(({ id, days }) => ({
    id,
    year,
    days: days.map((dayOfMonth) => first + dayOfMonth - 1),
  }))
