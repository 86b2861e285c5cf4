import { describe, expect, test } from 'vitest'
import { worldMap } from '#content/instruments/worldMap.ts'
import { cities } from './cities.ts'
import { cityLabels } from './cityLabels.ts'
import { overlap, type Room } from './labels.ts'
import { MARGIN, MIDDLE } from './model.ts'

describe.each<[string, Room]>([
  ['a phone', 'narrow'],
  ['a wider screen', 'wide'],
])('on %s', (_, room) => {
  test.each(cities.map((city) => [city.city, city] as const))(
    '%s has its name on the map, and nothing lies upon another',
    (city, chosen) => {
      const { name, codes } = cityLabels(chosen, worldMap.unit, room)
      expect(name.text).toMatch(new RegExp(`^${city}`))
      expect(Math.min(...name.box)).toBeGreaterThanOrEqual(-MARGIN)
      expect(Math.max(...name.box)).toBeLessThanOrEqual(MIDDLE * 2 + MARGIN)
      expect(codes.length).toBeGreaterThan(room === 'wide' ? 15 : 7)
      expect(codes.map(({ text }) => text)).not.toContain(chosen.icao)
      const labels = [name, ...codes]
      for (const [index, { text, box }] of labels.entries()) {
        const upon = labels.slice(index + 1).filter((other) => overlap(box, other.box))
        expect(upon.map((other) => `${other.text} upon ${text}`)).toEqual([])
      }
    },
  )
})
