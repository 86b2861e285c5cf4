import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { distances } from 'virtual:distances'
import { places } from 'virtual:map'
import type { AirportCode } from '#content/airports.ts'
import { worldMap } from '#content/instruments/worldMap.ts'
import { landFile } from './land.ts'
import { areaOf, pathOf, type Ring, simplify } from './simplify.ts'

const MIDDLE = 500
const codes = Object.keys(places) as AirportCode[]

test('the land file is what the tool makes of the atlas, and small', async () => {
  const file = await readFile('public/map/land.svg', 'utf8')
  expect(file).toBe(landFile())
  expect(file.length).toBeLessThanOrEqual(14_000)
})

test('each city stands at its true distance and on its true bearing', () => {
  expect(codes.length).toBeGreaterThan(20)
  for (const icao of codes) {
    const [x, y] = places[icao]
    const { nm, bearing } = distances[icao]
    expect(Math.abs(Math.hypot(x - MIDDLE, y - MIDDLE) / 0.08 - nm), icao).toBeLessThan(2)
    const degrees = ((Math.atan2(x - MIDDLE, MIDDLE - y) * 180) / Math.PI + 360) % 360
    const off = Math.abs(degrees - bearing)
    // The nearest city is 18 units away: a tenth of a unit is a third of a degree.
    expect(Math.min(off, 360 - off), icao).toBeLessThan(0.9)
  }
})

test('the map names every airport once', () => {
  expect(worldMap.order.toSorted()).toEqual(codes.toSorted())
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
