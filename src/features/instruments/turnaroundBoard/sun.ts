import { MINUTES_PER_DAY } from '#lib/clock.ts'

const RAD = Math.PI / 180

/** Kuwait's airport, north and east: the map's reference point on `private-jets-charter`. */
const LATITUDE = 29.2267 * RAD
const LONGITUDE = 47.98 * RAD

/** Elevation of the sun's centre at sunrise and sunset, with refraction and the sun's radius. */
export const HORIZON = -0.833 * RAD
/** Below this elevation it is night, as defined by ICAO. */
export const NIGHT = -6 * RAD

/** Minutes in which the sun moves by one radian. */
const RADIAN_MIN = MINUTES_PER_DAY / (2 * Math.PI)
const MEAN_YEAR_DAYS = 365.2425

/**
 * The sun over Kuwait on a UTC date, by NOAA's short series ("General Solar Position Calculations") at
 * that date's noon.
 *
 * @param minute any minute of the date, since the epoch, UTC
 * @returns the minute of the highest elevation, and the sine of the elevation as `level + swing ×
 * cos(angle from there)`
 */
function sunOf(minute: number): [noonMinute: number, level: number, swing: number] {
  const day = Math.floor(minute / MINUTES_PER_DAY)
  // By the mean year, because leap days would shift the series against the sun.
  const angle = (2 * Math.PI * day) / MEAN_YEAR_DAYS
  const wave = (times: number, ofCos: number, ofSin: number) =>
    ofCos * Math.cos(times * angle) + ofSin * Math.sin(times * angle)
  const equationMin =
    229.18 * (0.000075 + wave(1, 0.001868, -0.032077) + wave(2, -0.014615, -0.040849))
  const declination =
    0.006918 +
    wave(1, -0.399912, 0.070257) +
    wave(2, -0.006758, 0.000907) +
    wave(3, -0.002697, 0.00148)
  return [
    // Longitude is east-positive; older copies of the series take west as positive.
    (day + 0.5) * MINUTES_PER_DAY - LONGITUDE * RADIAN_MIN - equationMin,
    Math.sin(LATITUDE) * Math.sin(declination),
    Math.cos(LATITUDE) * Math.cos(declination),
  ]
}

/**
 * @param minute since the epoch, UTC
 * @returns elevation of the sun's centre over Kuwait in radians, without refraction
 */
export function sunHeight(minute: number): number {
  const [noonMinute, level, swing] = sunOf(minute)
  return Math.asin(level + swing * Math.cos((minute - noonMinute) / RADIAN_MIN))
}

/**
 * @param height an elevation that the sun passes twice a day
 * @param minute any minute of the UTC date
 * @returns when the sun is above it, in minutes since the epoch, UTC
 */
export function sunAbove(height: number, minute: number): [fromMinute: number, toMinute: number] {
  const [noonMinute, level, swing] = sunOf(minute)
  const halfMin = Math.acos((Math.sin(height) - level) / swing) * RADIAN_MIN
  return [noonMinute - halfMin, noonMinute + halfMin]
}
