import { distances } from 'virtual:distances'
import { describe, expect, test } from 'vitest'
import { worldMap } from '#content/instruments/worldMap.ts'
import { letter } from './lettering.ts'
import { boxAround, type City, MARGIN, onBearing, RING } from './model.ts'
import { SIZES } from './WorldMap.css.ts'

const cities = worldMap.order.map((icao): City => {
  const [x, y] = onBearing(distances[icao].bearing, (distances[icao].nm * RING) / 1000)
  return { icao, ...distances[icao], x, y }
})

describe.each([
  ['a phone', { size: SIZES.narrow }],
  ['a wider screen', { size: SIZES.wide, isWide: true }],
])('on %s', (_, scale) => {
  test.each(cities.map((chosen) => [chosen.city, chosen] as const))(
    '%s has its name on the map',
    (city, chosen) => {
      const others = cities.filter((other) => other !== chosen)
      const label = letter(worldMap, others, chosen, scale).labels[0]
      expect(label?.text).toMatch(new RegExp(`^${city}`))
      const { text = '', x = 0, y = 0, anchor = 'middle' } = label ?? {}
      const size = scale.size * 1.25
      const [left, top, right, bottom] = boxAround(text, 0, y, size)
      const middle = { start: x + right, middle: x, end: x + left }[anchor]
      const edges = [middle + left, top, middle + right, bottom]
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(-MARGIN)
      expect(Math.max(...edges)).toBeLessThanOrEqual(1000 + MARGIN + 0.1)
    },
  )
})
