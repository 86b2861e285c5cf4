import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { airports } from '#content/airports.ts'
import { mapOrder } from '#content/instruments/worldMap.ts'
import { places } from '#features/instruments/worldMap/places.ts'
import { MIDDLE, onBearing, RING } from '#features/instruments/worldMap/model.ts'
import { landFile } from './land.ts'
import { projection } from './projection.ts'
import { areaOf, pathOf, type Ring, simplify } from './simplify.ts'

test('the land file is what the tool makes of the atlas, and small', async () => {
  const file = await readFile('public/map/land.svg', 'utf8')
  expect(file).toBe(landFile())
  expect(file.length).toBeLessThanOrEqual(14_000)
})

test('each city stands at its true distance, where the land around it is drawn', () => {
  expect(places.length).toBeGreaterThan(20)
  for (const { icao, nm, bearing } of places) {
    const [x, y] = onBearing(bearing, (nm * RING) / 1000)
    expect(Math.abs((Math.hypot(x - MIDDLE, y - MIDDLE) / RING) * 1000 - nm), icao).toBeLessThan(2)
    const { longitude, latitude } = airports[icao]
    const [east = 0, south = 0] = projection()([longitude, latitude]) ?? []
    // The land is drawn on the sphere, which is up to 0.4 % off; cities are on the ellipsoid.
    expect(Math.hypot(x - east, y - south), icao).toBeLessThan(2)
  }
})

test('the map names every airport once', () => {
  expect(mapOrder.toSorted()).toEqual(Object.keys(airports).toSorted())
})

const square: Ring = [
  [0, 0],
  [5, 0.1],
  [10, 0],
  [10, 10],
  [0, 10],
]

test('a point that matters little is left out, a corner is not', () => {
  expect(simplify(square, 1)).toEqual([square[0], square[2], square[3], square[4]])
  expect(simplify(square, 0.1)).toEqual(square)
  expect(areaOf(simplify(square, 1))).toBe(100)
})

test('a path is relative, in whole units, and closed', () => {
  expect(pathOf(square)).toBe('M0 0l5 0 5 0 0 10-10 0z')
})
