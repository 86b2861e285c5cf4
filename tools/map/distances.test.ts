import { AIRPORT_POSITION } from '#kuwait/airport.ts'
import { expect, test } from 'vitest'
import { airports } from '#kuwait/airports.ts'
import { company } from '#content/company.ts'
import { distances } from '#kuwait/distances.ts'
import { computeDistance } from './distance.ts'
import { computeDistances } from './distances.ts'

/** Verified with Karney's and Vincenty's algorithms: ICAO code, NM, bearing. */
const KNOWN = [
  ['ORMM', 81, 348],
  ['OEDF', 191, 149],
  ['OBBI', 226, 141],
  ['OERK', 264, 195],
  ['OTHH', 306, 140],
  ['ORBI', 309, 322],
  ['OMDW', 464, 122],
  ['OOMS', 649, 119],
  ['LFPB', 2386, 313],
  ['OMDB', 461, 119],
  ['OEJN', 658, 229],
  ['HECA', 868, 278],
  ['OPKC', 1058, 100],
  ['LTFM', 1184, 313],
  ['LGAV', 1308, 300],
  ['VABB', 1490, 108],
  ['VIDP', 1530, 84],
  ['UUEE', 1667, 347],
  ['HKJK', 1933, 201],
  ['LSGG', 2205, 309],
  ['EGLL', 2528, 316],
  ['GMMN', 2834, 290],
  ['VTBS', 3069, 96],
  ['ZBAA', 3374, 59],
  ['FAOR', 3498, 201],
  ['VHHH', 3550, 80],
  ['WSSS', 3606, 107],
  ['RJTT', 4502, 57],
  ['KJFK', 5520, 320],
] as const

test.each(KNOWN)('%s is %i NM away, on %i°', (icao, nm, bearing) => {
  expect({ ...distances[icao], bearing: Math.round(distances[icao].bearing) }).toMatchObject({
    nm,
    bearing,
  })
})

test.each([
  ['OMAA', 458],
  ['OLBA', 697],
] as const)('%s is %i NM away', (icao, nm) => {
  expect(distances[icao].nm).toBe(nm)
})

test('the committed distances are what `npm run map` computes', () => {
  expect(Object.keys(distances)).toHaveLength(Object.keys(airports).length)
  expect(distances).toEqual(computeDistances())
})

test('bearings are measured clockwise from north, from 0 to below 360', () => {
  const here = { latitude: 0, longitude: 0 }
  const bearingTo = (latitude: number, longitude: number) =>
    computeDistance(here, { latitude, longitude }).bearing
  expect([bearingTo(1, 0), bearingTo(0, 1), bearingTo(-1, 0), bearingTo(0, -1)]).toEqual([
    0, 90, 180, 270,
  ])
  expect(bearingTo(1, -0.0001)).toBe(0)
})

test('the airport’s printed coordinates are its position', () => {
  const { coordinates } = company.airport
  const { latitude, longitude } = AIRPORT_POSITION
  const parts = [...coordinates.matchAll(/(\d+)°(\d+)′(\d+)″[NE]/g)]
  const degrees = parts.map(([, d, m, s]) => Number(d) + Number(m) / 60 + Number(s) / 3600)
  expect(degrees).toHaveLength(2)
  expect(latitude).toBeCloseTo(degrees[0] ?? Number.NaN, 6)
  expect(longitude).toBeCloseTo(degrees[1] ?? Number.NaN, 6)
})
