import { expect, test } from 'vitest'
import { distances } from '#content/about.ts'
import { layOut, ORIGIN } from './arcs.ts'

test('arcs end in proportion to their distance', () => {
  const arcs = layOut(
    [
      { city: 'Far', nm: 400 },
      { city: 'Near', nm: 100 },
    ],
    800,
  )
  expect(arcs.map(({ city, x }) => [city, x - ORIGIN])).toEqual([
    ['Near', 200],
    ['Far', 800],
  ])
})

test('labels keep their distance, and the farthest city has one', () => {
  const named = layOut(distances.items, 1130).filter((arc) => arc.named)
  expect(named.length).toBeGreaterThan(5)
  expect(named.at(-1)?.nm).toBe(Math.max(...distances.items.map(({ nm }) => nm)))
  const gaps = named.slice(1).map(({ x }, index) => x - (named[index]?.x ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(84)
})
