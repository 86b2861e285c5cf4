import { CalculationMethod, Coordinates, PrayerTimes as Computation } from 'adhan'
import type { Day } from '#kuwait/days.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { DAY_MS, MINUTE_MS } from '#lib/clock.ts'
import type { PrayerTimes } from './model.ts'

/** The coordinates of Kuwait City, in degrees. */
const POSITION = new Coordinates(29.3759, 47.9774)
/** Fajr at 18 and Isha at 17.5 degrees below the horizon. */
const METHOD = CalculationMethod.Kuwait()

export function computePrayerTimes(day: Day): PrayerTimes {
  const date = new Date(day * DAY_MS)
  // The library reads the date in the visitor's own time zone.
  const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12)
  const times = new Computation(POSITION, local, METHOD)
  const toMinuteOfDay = (time: Date) =>
    Math.round((time.getTime() - day * DAY_MS) / MINUTE_MS) + KUWAIT_OFFSET_MINUTES
  return {
    fajr: toMinuteOfDay(times.fajr),
    sunrise: toMinuteOfDay(times.sunrise),
    dhuhr: toMinuteOfDay(times.dhuhr),
    asr: toMinuteOfDay(times.asr),
    maghrib: toMinuteOfDay(times.maghrib),
    isha: toMinuteOfDay(times.isha),
  }
}
