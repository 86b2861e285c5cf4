import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { airports } from '#content/airports.ts'
import { copy, mapPlaces } from '#content/instruments/private-jets-charter.ts'
import { cities } from '#features/instruments/private-jets-charter/cities.ts'
import { placeCityLabels } from '#features/instruments/private-jets-charter/cityLabels.ts'
import {
  isOverlapping,
  NARROW_LAYOUT,
  sampleLeg,
  WIDE_LAYOUT,
} from '#features/instruments/private-jets-charter/labels.ts'
import { CENTRE_OFFSET, RING_INTERVAL } from '#features/instruments/private-jets-charter/model.ts'
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
      Math.abs((Math.hypot(x - CENTRE_OFFSET, y - CENTRE_OFFSET) / RING_INTERVAL) * 1000 - nm),
      icao,
    ).toBeLessThan(2)
    const { longitude, latitude } = airports[icao]
    const [east = 0, south = 0] = projection()([longitude, latitude]) ?? []
    // The land is projected on a sphere, up to 0.4 % off; cities on the ellipsoid.
    expect(Math.hypot(x - east, y - south), icao).toBeLessThan(2)
  }
})

test('the map names every airport once', () => {
  const named = mapPlaces.map(({ icao }) => icao)
  expect(named.toSorted()).toEqual(Object.keys(airports).toSorted())
})

// `cityLabels.test.ts` proves that no label covers another, and that names are inside the map.
test.each([NARROW_LAYOUT, WIDE_LAYOUT])(
  'at font size $size, no name covers the leg to its city, and no code a dot',
  (layout) => {
    for (const city of cities) {
      const { name, codes } = placeCityLabels(city, copy.unit, layout)
      expect(
        sampleLeg(city).filter((part) => isOverlapping(name.box, part)),
        name.text,
      ).toEqual([])
      for (const { text, box } of codes) {
        const covered = cities.filter(({ x, y }) => isOverlapping(box, [x, y, x, y]))
        expect(covered.map(({ icao }) => `${text} upon ${icao}`)).toEqual([])
      }
    }
  },
)

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
