import { type Day, getMonth, getWeekday, isWeekend } from '#kuwait/days.ts'
import { type Closure, findHoliday } from '#kuwait/holidays.ts'
import { isRamadan } from '#kuwait/islamicCalendar.ts'
import { formatTime } from '#lib/clock.ts'

/** Minutes after midnight in Kuwait. Maghrib is at sunset. */
export type PrayerTimes = Readonly<
  Record<'fajr' | 'sunrise' | 'dhuhr' | 'asr' | 'maghrib' | 'isha', number>
>

export const EXAMPLE_DATE = '2026-06-21'

export const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type Prayer = (typeof PRAYERS)[number]

/** In minutes after midnight in Kuwait. */
export type Span = { fromMin: number; toMin: number }

/** @returns for example `09:00–13:30` */
export const formatSpan = ({ fromMin, toMin }: Span) =>
  `${formatTime(fromMin)}–${formatTime(toMin)}`

const hours = (from: number, to: number): Span => ({ fromMin: from * 60, toMin: to * 60 })

/**
 * Hours of government offices: staff arrive and leave within the longer span, and all are present in the
 * shorter one.
 */
const OFFICE_HOURS = { all: hours(9, 13.5), some: hours(7, 15.5) }
const RAMADAN_OFFICE_HOURS = { all: hours(10.5, 13), some: hours(8.5, 15) }

/** Hours without outdoor work from June to August. */
const HEAT = hours(11, 16)
const HOT_MONTHS = new Set([6, 7, 8])

/** The drawn length of a prayer: our own figures. */
const PRAYER_MIN = 20
const FRIDAY_PRAYER_MIN = 60
/** The time around iftar when roads are full and drivers break the fast: our own figure. */
const AROUND_IFTAR_MIN = 30

const FRIDAY = 5

export type Offices =
  | { state: 'open'; all: Span; some: Span }
  | { state: 'weekend' }
  | { state: 'closed'; closure: Closure }

export type GuestDay = {
  day: Day
  times: PrayerTimes
  prayers: Readonly<Record<Prayer, Span>>
  isFriday: boolean
  /** The fast, from Fajr to Maghrib, on days that the calendar expects in Ramadan. */
  fast: Span | undefined
  offices: Offices
  heat: Span | undefined
}

/** @param times those of the day, from `prayerTimes.ts`, which only this service's page loads */
export function computeGuestDay(day: Day, times: PrayerTimes): GuestDay {
  const isFriday = getWeekday(day) === FRIDAY
  const span = (name: Prayer): Span => {
    const isLong = isFriday && name === 'dhuhr'
    return { fromMin: times[name], toMin: times[name] + (isLong ? FRIDAY_PRAYER_MIN : PRAYER_MIN) }
  }
  return {
    day,
    times,
    prayers: {
      fajr: span('fajr'),
      dhuhr: span('dhuhr'),
      asr: span('asr'),
      maghrib: span('maghrib'),
      isha: span('isha'),
    },
    isFriday,
    fast: isRamadan(day) ? { fromMin: times.fajr, toMin: times.maghrib } : undefined,
    offices: findOffices(day),
    heat: HOT_MONTHS.has(getMonth(day)) ? HEAT : undefined,
  }
}

function findOffices(day: Day): Offices {
  const closure = findHoliday(day)
  if (closure) return { state: 'closed', closure }
  if (isWeekend(day)) return { state: 'weekend' }
  return { state: 'open', ...(isRamadan(day) ? RAMADAN_OFFICE_HOURS : OFFICE_HOURS) }
}

export type Advice = 'iftar' | 'fast' | 'friday' | 'heat' | 'dark'

/** @returns the most important advice for an arrival at that time of the day */
export function findAdvice(guestDay: GuestDay, arrivalMin: number): Advice | undefined {
  const { times, fast, heat, isFriday, prayers } = guestDay
  const isWithin = (span: Span | undefined) =>
    span !== undefined && arrivalMin >= span.fromMin && arrivalMin < span.toMin
  const iftar = fast && {
    fromMin: fast.toMin - AROUND_IFTAR_MIN,
    toMin: fast.toMin + AROUND_IFTAR_MIN,
  }
  if (isWithin(iftar)) return 'iftar'
  if (isWithin(fast)) return 'fast'
  if (isFriday && isWithin(prayers.dhuhr)) return 'friday'
  if (isWithin(heat)) return 'heat'
  return isWithin({ fromMin: times.sunrise, toMin: times.maghrib }) ? undefined : 'dark'
}
