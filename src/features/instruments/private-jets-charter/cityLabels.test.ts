import { describe, expect, test } from 'vitest'
import { copy } from '#content/instruments/private-jets-charter.ts'
import { cities } from './cities.ts'
import { placeCityLabels } from './cityLabels.ts'
import { placeRingLabels } from './ringLabels.ts'
import {
  sampleLeg,
  placeLabel,
  ORIGIN_SIDE,
  isOverlapping,
  NARROW_LAYOUT,
  type LabelLayout,
  WIDE_LAYOUT,
} from './labels.ts'
import { CENTRE_POINT, MAP_MARGIN, CENTRE_OFFSET } from './model.ts'

describe.each<[string, LabelLayout]>([
  ['a phone', NARROW_LAYOUT],
  ['a wider screen', WIDE_LAYOUT],
])('on %s', (_, layout) => {
  test.each(cities.map((city) => [city.city, city] as const))(
    'the map shows the name of %s, and no labels overlap',
    (city, chosen) => {
      const { name, codes } = placeCityLabels(chosen, copy.unit, layout)
      expect(name.text).toMatch(new RegExp(`^${city}`))
      expect(Math.min(...name.box)).toBeGreaterThanOrEqual(-MAP_MARGIN)
      expect(Math.max(...name.box)).toBeLessThanOrEqual(CENTRE_OFFSET * 2 + MAP_MARGIN)
      expect(codes.length).toBeGreaterThan(layout.isWide ? 13 : 6)
      expect(codes.map(({ text }) => text)).not.toContain(chosen.icao)
      const fixed = [
        ...placeRingLabels(layout).map(({ text, ...place }) =>
          placeLabel(place, text, ['middle', 0, 0], layout.size),
        ),
        placeLabel(CENTRE_POINT, copy.origin, ORIGIN_SIDE, layout.size),
      ]
      const labels = [name, ...fixed, ...codes]
      const onLeg = codes.filter(({ box }) =>
        sampleLeg(chosen).some((part) => isOverlapping(box, part)),
      )
      expect(onLeg.map(({ text }) => text)).toEqual([])
      for (const [index, { text, box }] of labels.entries()) {
        const upon = labels.slice(index + 1).filter((other) => isOverlapping(box, other.box))
        expect(upon.map((other) => `${other.text} upon ${text}`)).toEqual([])
      }
    },
  )
})
