import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { placeRingLabels } from '#features/instruments/worldMap/ringLabels.ts'
import {
  placeLabel,
  NAME_SCALE,
  formatCityName,
  isOverlapping,
  NARROW_LAYOUT,
  type LabelLayout,
  SIDES,
  WIDE_LAYOUT,
} from '#features/instruments/worldMap/labels.ts'
import { MAP_MARGIN, CENTRE_OFFSET } from '#features/instruments/worldMap/model.ts'
import { type Placed, placeLabels } from './placeLabels.ts'

const WORDS = { origin: 'OKKK', unit: 'NM' }
const someCities = array(
  record({ x: integer({ min: 0, max: 1000 }), y: integer({ min: 0, max: 1000 }) }),
  { maxLength: 30 },
).map((dots) =>
  dots.map((dot, index): Placed => {
    const icao = `ZZ${String(index).padStart(2, '0')}`
    return { ...dot, icao, city: icao, nm: 1000 }
  }),
)

/** The labels as the page renders them. */
function labelsOf(cities: readonly Placed[], room: LabelLayout) {
  const sides = placeLabels(cities, WORDS)
  return cities.map((city, index) => {
    const { code, name } = sides[index] ?? {}
    const at = (side: number | null | undefined, text: string, larger?: number) => {
      const found = SIDES[side ?? -1]
      return found && placeLabel(city, text, found, room.size, larger).box
    }
    return {
      city,
      code: at(code, city.icao),
      name: at(name, formatCityName(city, 'NM', room), NAME_SCALE),
    }
  })
}

test('no code covers another code, a dot or a ring figure', () => {
  assert(
    property(someCities, (cities) => {
      const labels = labelsOf(cities, WIDE_LAYOUT)
      const size = WIDE_LAYOUT.size
      const figures = placeRingLabels(WIDE_LAYOUT).map(
        ({ text, ...place }) => placeLabel(place, text, ['middle', 0, 0], size).box,
      )
      for (const { city, code } of labels) {
        if (!code) continue
        const others = labels.filter((other) => other.city !== city)
        const isOnDot = others.some(({ city: { x, y } }) => isOverlapping(code, [x, y, x, y]))
        const codes = others.map((other) => other.code)
        const isOnLabel = [...figures, ...codes].some((box) => box && isOverlapping(code, box))
        expect([city.icao, isOnDot, isOnLabel]).toEqual([city.icao, false, false])
      }
    }),
  )
})

/** The boxes of a name on each side of its dot. */
const nameBoxes = (city: Placed, room: LabelLayout) =>
  SIDES.map(
    (side) => placeLabel(city, formatCityName(city, 'NM', room), side, room.size, NAME_SCALE).box,
  )

test('a name is inside the map if any side allows it', () => {
  const isInside = (box: readonly number[]) =>
    Math.min(...box) >= -MAP_MARGIN && Math.max(...box) <= CENTRE_OFFSET * 2 + MAP_MARGIN
  assert(
    property(someCities, (cities) => {
      for (const { city, name } of labelsOf(cities, WIDE_LAYOUT)) {
        const wide = nameBoxes(city, WIDE_LAYOUT)
        const narrow = nameBoxes(city, NARROW_LAYOUT)
        const couldBe = wide.some((box, index) => isInside(box) && isInside(narrow[index] ?? []))
        expect([city.icao, !couldBe || (name && isInside(name))]).toEqual([city.icao, true])
      }
    }),
  )
})

const place = (icao: string, x: number, y: number): Placed => ({ icao, city: icao, nm: 1, x, y })
const codeSides = (cities: readonly Placed[]) => placeLabels(cities, WORDS).map(({ code }) => code)
const [RIGHT, LEFT] = [0, 1]

test('a code moves to the other side if its own is taken', () => {
  expect(codeSides([place('BBBB', 860, 200), place('AAAA', 780, 200)])).toEqual([RIGHT, LEFT])
})

test('a code avoids legs if it can', () => {
  // The leg to the second place continues to the right of the first.
  expect(
    codeSides([place('AAAA', 700, CENTRE_OFFSET - 20), place('BBBB', 900, CENTRE_OFFSET - 40)])[0],
  ).not.toBe(RIGHT)
})

test('a code without room is left out', () => {
  const crowd = Array.from({ length: 40 }, (_, index) =>
    place('AAAA', 700 + (index % 7) * 6, 200 + Math.floor(index / 7) * 6),
  )
  expect(codeSides(crowd)).toContain(null)
})

test('a name is not placed on a side where it would be clipped', () => {
  const [sides] = placeLabels([place('Johannesburg', 900, 300)], WORDS)
  expect(sides?.name).not.toBe(RIGHT)
})
