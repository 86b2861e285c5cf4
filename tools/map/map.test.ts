import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { airports } from '#kuwait/airports.ts'
import { cities } from '#ui/WorldMap/cities.ts'
import { CENTRE, RING_INTERVAL } from '#ui/WorldMap/projection.ts'
import { drawLand } from './land.ts'
import { projection } from './projection.ts'
import { computeArea, formatPath, type Ring, simplify } from './simplify.ts'

test('the committed land file is what `npm run map` computes, and small', async () => {
  const file = await readFile('public/map/land.svg', 'utf8')
  expect(file).toBe(drawLand())
  expect(file.length).toBeLessThanOrEqual(14_000)
})

test('each city is at its true distance and matches the land around it', () => {
  for (const { icao, nm, x, y } of cities) {
    expect(
      Math.abs((Math.hypot(x - CENTRE, y - CENTRE) / RING_INTERVAL) * 1000 - nm),
      icao,
    ).toBeLessThan(2)
    const { longitude, latitude } = airports[icao]
    const [east = 0, south = 0] = projection()([longitude, latitude]) ?? []
    // The land is projected on a sphere, up to 0.4 % off; cities on the ellipsoid.
    expect(Math.hypot(x - east, y - south), icao).toBeLessThan(2)
  }
})

test('the map names every airport once', () => {
  const named: string[] = cities.map(({ icao }) => icao)
  expect(named.toSorted()).toEqual(Object.keys(airports).toSorted())
})

const square: Ring = [
  [0, 0],
  [5, 0.1],
  [10, 0],
  [10, 10],
  [0, 10],
]

test('simplify drops a point that changes little and keeps corners', () => {
  expect(simplify(square, 1)).toEqual([square[0], square[2], square[3], square[4]])
  expect(simplify(square, 0.1)).toEqual(square)
  expect(computeArea(simplify(square, 1))).toBe(100)
})

test('formatPath returns a closed relative path in whole units', () => {
  expect(formatPath(square)).toBe('M0 0l5 0 5 0 0 10-10 0z')
})
