import { MINUTES_PER_DAY } from '#lib/clock.ts'
import { AIRPORT_POSITION } from './airport.ts'
import type { Day } from './days.ts'
import { KUWAIT_OFFSET_MINUTES } from './offset.ts'

const RADIANS_PER_DEGREE = Math.PI / 180

const LATITUDE_RADIANS = AIRPORT_POSITION.latitude * RADIANS_PER_DEGREE
const LONGITUDE_RADIANS = AIRPORT_POSITION.longitude * RADIANS_PER_DEGREE

/** Elevation of the sun's centre at sunrise and sunset, with refraction and the sun's radius. */
export const HORIZON_RADIANS = -0.833 * RADIANS_PER_DEGREE
/** Below this elevation it is night, as defined by ICAO. */
export const NIGHT_RADIANS = -6 * RADIANS_PER_DEGREE

/** Minutes in which the sun moves by one radian. */
const MINUTES_PER_RADIAN = MINUTES_PER_DAY / (2 * Math.PI)
const MEAN_YEAR_DAYS = 365.2425

/**
 * The sun over Kuwait on a UTC date, by NOAA's short series ("General Solar Position Calculations") at
 * that date's noon.
 *
 * @param minute any minute of the date, since the epoch, UTC
 * @returns the minute of the highest elevation, and the sine of the elevation as `level + swing ×
 * cos(angle from there)`
 */
function computeSunPath(minute: number): [noonMinute: number, level: number, swing: number] {
  const noonDay = Math.floor(minute / MINUTES_PER_DAY) + 0.5
  // The angle follows the mean year, because leap days would shift the series against the sun.
  const angle = (2 * Math.PI * noonDay) / MEAN_YEAR_DAYS
  const computeHarmonic = (times: number, ofCos: number, ofSin: number) =>
    ofCos * Math.cos(times * angle) + ofSin * Math.sin(times * angle)
  const equationMin =
    229.18 *
    (0.000075 + computeHarmonic(1, 0.001868, -0.032077) + computeHarmonic(2, -0.014615, -0.040849))
  const declination =
    0.006918 +
    computeHarmonic(1, -0.399912, 0.070257) +
    computeHarmonic(2, -0.006758, 0.000907) +
    computeHarmonic(3, -0.002697, 0.00148)
  return [
    // Longitude is east-positive; older copies of the series take west as positive.
    noonDay * MINUTES_PER_DAY - LONGITUDE_RADIANS * MINUTES_PER_RADIAN - equationMin,
    Math.sin(LATITUDE_RADIANS) * Math.sin(declination),
    Math.cos(LATITUDE_RADIANS) * Math.cos(declination),
  ]
}

/**
 * @param minute since the epoch, UTC
 * @returns elevation of the sun's centre over Kuwait in radians, without refraction
 */
export function computeElevation(minute: number): number {
  const [noonMinute, level, swing] = computeSunPath(minute)
  return Math.asin(level + swing * Math.cos((minute - noonMinute) / MINUTES_PER_RADIAN))
}

/** @returns when the sun is above the elevation on the UTC date, in minutes since the epoch */
export function computeTimeAbove(
  elevation: number,
  minute: number,
): [fromMinute: number, toMinute: number] {
  const [noonMinute, level, swing] = computeSunPath(minute)
  const halfMin = Math.acos((Math.sin(elevation) - level) / swing) * MINUTES_PER_RADIAN
  return [noonMinute - halfMin, noonMinute + halfMin]
}

/** @returns sunrise and sunset at the airport, in minutes after midnight in Kuwait, as all pages show them */
export function computeDaylight(day: Day): [sunriseMin: number, sunsetMin: number] {
  const toMinuteOfDay = (minute: number) =>
    Math.round(minute) - day * MINUTES_PER_DAY + KUWAIT_OFFSET_MINUTES
  const [sunrise, sunset] = computeTimeAbove(HORIZON_RADIANS, day * MINUTES_PER_DAY)
  return [toMinuteOfDay(sunrise), toMinuteOfDay(sunset)]
}
