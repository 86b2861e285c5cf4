import { CalculationMethod, Coordinates, PrayerTimes as Computation } from 'adhan'
import { AIRPORT_POSITION } from '#kuwait/airport.ts'
import type { Day } from '#kuwait/days.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { computeDaylight } from '#kuwait/sun.ts'
import { DAY_MS, MINUTE_MS } from '#lib/clock.ts'
import type { PrayerTimes } from './model.ts'

const POSITION = new Coordinates(AIRPORT_POSITION.latitude, AIRPORT_POSITION.longitude)
/** Fajr at 18 and Isha at 17.5 degrees below the horizon. */
const METHOD = CalculationMethod.Kuwait()

/** @returns the prayer times at the airport; sunrise and sunset are those of the other pages, to the minute */
export function computePrayerTimes(day: Day): PrayerTimes {
  const date = new Date(day * DAY_MS)
  // The library reads the date in the visitor's own time zone.
  const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12)
  const times = new Computation(POSITION, local, METHOD)
  const toMinuteOfDay = (time: Date) =>
    Math.round((time.getTime() - day * DAY_MS) / MINUTE_MS) + KUWAIT_OFFSET_MINUTES
  const [sunrise, maghrib] = computeDaylight(day)
  return {
    fajr: toMinuteOfDay(times.fajr),
    sunrise,
    dhuhr: toMinuteOfDay(times.dhuhr),
    asr: toMinuteOfDay(times.asr),
    maghrib,
    isha: toMinuteOfDay(times.isha),
  }
}
