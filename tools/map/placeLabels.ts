import { placeRingLabels } from '#features/instruments/worldMap/ringLabels.ts'
import {
  sampleLeg,
  type Box,
  placeLabel,
  NAME_SCALE,
  NARROW_LAYOUT,
  formatCityName,
  ORIGIN_SIDE,
  isOverlapping,
  type Position,
  type Side,
  SIDES,
  WIDE_LAYOUT,
} from '#features/instruments/worldMap/labels.ts'
import {
  CENTRE_POINT,
  MAP_MARGIN,
  CENTRE_OFFSET,
  type SideIndex,
} from '#features/instruments/worldMap/model.ts'

export type Placed = Position & { icao: string; city: string; nm: number }

/** Radius of the area around a dot that labels avoid, per font size. */
const DOT_RADIUS = 0.25
const CENTRED: Side = ['middle', 0, 0]
/** Costs of a label's position. Covering one leg or code costs 1. */
const COST_OF_COVERING = 1e3
const COST_OF_HIDING_DOT = 3
const COST_OF_CLIPPING = 1e6

const boxAround = ({ x, y }: Position, radius: number): Box => [
  x - radius,
  y - radius,
  x + radius,
  y + radius,
]

const isClipped = ([left, top, right, bottom]: Box) =>
  Math.min(left, top) < -MAP_MARGIN || Math.max(right, bottom) > CENTRE_OFFSET * 2 + MAP_MARGIN

const countOverlaps = (box: Box, others: readonly Box[]) =>
  others.filter((other) => isOverlapping(box, other)).length

/** @returns the cost of a label that must avoid `fixed` and should avoid `others` */
const costOf = (box: Box, fixed: readonly Box[], others: readonly Box[]) =>
  Number(isClipped(box)) * COST_OF_CLIPPING +
  countOverlaps(box, fixed) * COST_OF_COVERING +
  countOverlaps(box, others)

/** @returns the cheapest side over all font sizes; among equals `preferred`, or the first */
function chooseSide(costsOf: (side: Side) => readonly number[], preferred?: number | null) {
  const costs = SIDES.map((side) => costsOf(side).reduce((sum, cost) => sum + cost, 0))
  const least = Math.min(...costs)
  const isPreferred = typeof preferred === 'number' && costs[preferred] === least
  const index = isPreferred ? preferred : costs.indexOf(least)
  return { index: index as SideIndex, isFree: least < COST_OF_COVERING }
}

/**
 * Chooses the side of its dot for each label, the same for both font sizes.
 *
 * Codes are placed in order of importance. Each avoids figures, dots and earlier codes, covers as few
 * legs as possible, and is left out if there is no room. The name of a chosen city is always shown:
 * inside the map, clear of figures and its own leg, covering as few dots and codes as possible. The
 * page hides the codes that it covers.
 *
 * @returns indices of `SIDES` for name and code, in the order of the cities
 */
export function placeLabels(
  cities: readonly Placed[],
  { origin, unit }: { origin: string; unit: string },
) {
  const legs = cities.map(sampleLeg)
  const maps = [NARROW_LAYOUT, WIDE_LAYOUT].map((room) => {
    const { size } = room
    const figures = [
      ...placeRingLabels(room).map(
        ({ text, ...place }) => placeLabel(place, text, CENTRED, size).box,
      ),
      placeLabel(CENTRE_POINT, origin, ORIGIN_SIDE, size).box,
      boxAround(CENTRE_POINT, size * DOT_RADIUS),
    ]
    const dots = cities.map((city) => boxAround(city, size * DOT_RADIUS))
    /** By index of the city. */
    const codes = new Map<number, Box>()
    return { room, size, figures, dots, codes }
  })

  const codeSides = cities.map((city, index) => {
    const shown = maps.filter(({ room }) => index < room.maxCodes)
    const { index: codeSide, isFree } = chooseSide((side) =>
      shown.map(({ size, figures, dots, codes }) =>
        costOf(
          placeLabel(city, city.icao, side, size).box,
          [...figures, ...dots.toSpliced(index, 1), ...codes.values()],
          legs.flat(),
        ),
      ),
    )
    const side = SIDES[codeSide]
    if (!side || !isFree) return null
    for (const { size, codes } of shown)
      codes.set(index, placeLabel(city, city.icao, side, size).box)
    return codeSide
  })

  return cities.map((city, index) => {
    const code = codeSides[index] ?? null
    const { index: nameSide } = chooseSide(
      (side) =>
        maps.map(({ room, size, figures, dots, codes }) => {
          const { box } = placeLabel(city, formatCityName(city, unit, room), side, size, NAME_SCALE)
          const others = [...codes].filter(([of]) => of !== index).map(([, other]) => other)
          return (
            costOf(box, [...figures, ...(legs[index] ?? [])], others) +
            countOverlaps(box, dots.toSpliced(index, 1)) * COST_OF_HIDING_DOT
          )
        }),
      code,
    )
    return { name: nameSide, code }
  })
}
