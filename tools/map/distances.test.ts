import { AIRPORT_POSITION } from '#kuwait/airport.ts'
import { expect, test } from 'vitest'
import { airports } from '#kuwait/airports.ts'
import { company } from '#content/company.ts'
import { distances } from '#kuwait/distances.ts'
import { computeDistance, computeDistances } from './distances.ts'

/** Verified with Karney's and Vincenty's algorithms: airports in different directions, and the farthest. */
test.each([
  ['UUEE', 1667, 347],
  ['VTBS', 3069, 96],
  ['HKJK', 1933, 201],
  ['OERK', 264, 195],
  ['KJFK', 5520, 320],
] as const)('%s is %i NM away, on %i°', (icao, nm, bearing) => {
  expect({ ...distances[icao], bearing: Math.round(distances[icao].bearing) }).toMatchObject({
    nm,
    bearing,
  })
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
