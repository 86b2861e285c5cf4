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

test('no two labels of the printed distances overlap or stray from their city', () => {
  const arcs = layOut(distances.items, 1150)
  const gaps = arcs.slice(1).map(({ labelX }, index) => labelX - (arcs[index]?.labelX ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24)
  expect(Math.max(...arcs.map(({ x, labelX }) => labelX - x))).toBeLessThan(40)
})
