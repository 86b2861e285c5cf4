import geodesic from 'geographiclib-geodesic'
import { type AirportCode, airports, type Destination } from '#kuwait/airports.ts'
import { AIRPORT_POSITION } from '#kuwait/airport.ts'

const METRES_PER_NAUTICAL_MILE = 1852

type Point = { latitude: number; longitude: number }

/**
 * The shortest distance on the WGS 84 ellipsoid (Karney's algorithm).
 *
 * @param from degrees, north and east positive
 * @returns whole nautical miles, and the initial true bearing in degrees from 0 to below 360, rounded
 * to tenths
 */
export function computeDistance(from: Point, to: Point): { nm: number; bearing: number } {
  const { s12, azi1 } = geodesic.Geodesic.WGS84.Inverse(
    from.latitude,
    from.longitude,
    to.latitude,
    to.longitude,
  )
  if (s12 === undefined || azi1 === undefined) throw new Error('No geodesic between the points')
  return {
    nm: Math.round(s12 / METRES_PER_NAUTICAL_MILE),
    bearing: ((Math.round(azi1 * 10) + 3600) % 3600) / 10,
  }
}

/** Distances from Kuwait to all airports of the map, written to `src/kuwait/distances.ts`. */
export const computeDistances = () =>
  Object.fromEntries(
    Object.entries(airports).map(([icao, { city, ...point }]) => [
      icao,
      { city, ...computeDistance(AIRPORT_POSITION, point) },
    ]),
  ) as Record<AirportCode, Destination>
