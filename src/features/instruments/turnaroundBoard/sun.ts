/** Kuwait's airport, degrees north and east: the reference point of `private-jets-charter`'s map. */
const LATITUDE_DEG = 29.2267
const LONGITUDE_DEG = 47.98

/** Height of the sun's centre when its upper edge meets the horizon: refraction and radius included. */
export const HORIZON_DEG = -0.833
/** Below it ICAO's vocabulary calls the hours night. */
export const NIGHT_DEG = -6

const RAD = Math.PI / 180
const DAY_MS = 86_400_000

/**
 * The sun of a UTC date. NOAA's short series ("General Solar Position Calculations") at noon.
 *
 * @param dateMs any instant of the date, milliseconds
 */
function sunOf(dateMs: number): { equationMin: number; declination: number } {
  const date = new Date(dateMs)
  const newYearMs = Date.UTC(date.getUTCFullYear(), 0, 1)
  const daysInYear = (Date.UTC(date.getUTCFullYear() + 1, 0, 1) - newYearMs) / DAY_MS
  // The fractional year, in radians.
  const year = ((2 * Math.PI) / daysInYear) * Math.floor((dateMs - newYearMs) / DAY_MS)
  const equationMin =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year))
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year)
  return { equationMin, declination }
}

/**
 * How high the sun's centre stands over Kuwait's horizon, in degrees, refraction left out.
 * Longitude is east-positive; older copies of the series take west as positive.
 */
export function sunElevationDeg(atMs: number): number {
  const { equationMin, declination } = sunOf(atMs)
  const minuteUtc = (atMs % DAY_MS) / 60_000
  const hourAngle = ((minuteUtc + equationMin + 4 * LONGITUDE_DEG - 720) / 4) * RAD
  const sine =
    Math.sin(LATITUDE_DEG * RAD) * Math.sin(declination) +
    Math.cos(LATITUDE_DEG * RAD) * Math.cos(declination) * Math.cos(hourAngle)
  return Math.asin(sine) / RAD
}
