import geodesic from 'geographiclib-geodesic'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { AIRPORT_POSITION } from './airport.ts'
import { airports } from './airports.ts'
import { distances } from './distances.ts'

const METRES_PER_NAUTICAL_MILE = 1852

/** The shortest distance from Kuwait on the WGS 84 ellipsoid (Karney's algorithm), and the bearing at its start. */
function computeDistance({ latitude, longitude }: { latitude: number; longitude: number }) {
  const { latitude: fromLatitude, longitude: fromLongitude } = AIRPORT_POSITION
  const { WGS84 } = geodesic.Geodesic
  const line = WGS84.Inverse(fromLatitude, fromLongitude, latitude, longitude)
  const { s12 = Number.NaN, azi1 = Number.NaN } = line
  return {
    nm: Math.round(s12 / METRES_PER_NAUTICAL_MILE),
    bearing: ((Math.round(azi1 * 10) + 3600) % 3600) / 10,
  }
}

test('each distance and bearing is what its airport’s coordinates give', () => {
  const computed = Object.entries(airports).map(([icao, { city, ...point }]) => {
    return [icao, { city, ...computeDistance(point) }]
  })
  expect(distances).toEqual(Object.fromEntries(computed))
})

/** Verified with Karney's and Vincenty's algorithms: airports in different directions, and the farthest. */
test.each([
  ['UUEE', 1667, 347],
  ['VTBS', 3069, 96],
  ['HKJK', 1933, 201],
  ['OERK', 264, 195],
  ['KJFK', 5520, 320],
] as const)('%s is %i NM away, on %i°', (icao, nm, bearing) => {
  expect(distances[icao].nm).toBe(nm)
  expect(Math.round(distances[icao].bearing)).toBe(bearing)
})

test('the airport’s printed coordinates are its position', () => {
  const parts = [...company.airport.coordinates.matchAll(/(\d+)°(\d+)′(\d+)″[NE]/g)]
  const degrees = parts.map(([, d, m, s]) => Number(d) + Number(m) / 60 + Number(s) / 3600)
  expect(degrees[0]).toBeCloseTo(AIRPORT_POSITION.latitude, 6)
  expect(degrees[1]).toBeCloseTo(AIRPORT_POSITION.longitude, 6)
})
