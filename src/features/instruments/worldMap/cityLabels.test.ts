import { describe, expect, test } from 'vitest'
import { worldMap } from '#content/instruments/worldMap.ts'
import { cities } from './cities.ts'
import { cityLabels } from './cityLabels.ts'
import { ringFigures } from './figures.ts'
import { alongLeg, labelAt, ORIGIN, overlap, NARROW, type Room, WIDE } from './labels.ts'
import { CENTRE, MARGIN, MIDDLE } from './model.ts'

describe.each<[string, Room]>([
  ['a phone', NARROW],
  ['a wider screen', WIDE],
])('on %s', (_, room) => {
  test.each(cities.map((city) => [city.city, city] as const))(
    'the map shows the name of %s, and no labels overlap',
    (city, chosen) => {
      const { name, codes } = cityLabels(chosen, worldMap.unit, room)
      expect(name.text).toMatch(new RegExp(`^${city}`))
      expect(Math.min(...name.box)).toBeGreaterThanOrEqual(-MARGIN)
      expect(Math.max(...name.box)).toBeLessThanOrEqual(MIDDLE * 2 + MARGIN)
      expect(codes.length).toBeGreaterThan(room.isWide ? 13 : 6)
      expect(codes.map(({ text }) => text)).not.toContain(chosen.icao)
      const fixed = [
        ...ringFigures(room).map(({ text, ...place }) =>
          labelAt(place, text, ['middle', 0, 0], room.size),
        ),
        labelAt(CENTRE, worldMap.origin, ORIGIN, room.size),
      ]
      const labels = [name, ...fixed, ...codes]
      const onLeg = codes.filter(({ box }) => alongLeg(chosen).some((part) => overlap(box, part)))
      expect(onLeg.map(({ text }) => text)).toEqual([])
      for (const [index, { text, box }] of labels.entries()) {
        const upon = labels.slice(index + 1).filter((other) => overlap(box, other.box))
        expect(upon.map((other) => `${other.text} upon ${text}`)).toEqual([])
      }
    },
  )
})
