import { ringFigures } from '#features/instruments/worldMap/figures.ts'
import {
  alongLeg,
  type Box,
  labelAt,
  LARGER,
  NARROW,
  nameOf,
  ORIGIN,
  overlap,
  type Place,
  type Side,
  SIDES,
  WIDE,
} from '#features/instruments/worldMap/labels.ts'
import { CENTRE, MARGIN, MIDDLE, type SideIndex } from '#features/instruments/worldMap/model.ts'

export type Placed = Place & { icao: string; city: string; nm: number }

/** Radius that a label stays off, per size of type. */
const DOT = 0.25
/** Of a figure: its middle stands on its place. */
const CENTRED: Side = ['middle', 0, 0]
/** To cover what is there is worse than to stand on any number of legs or codes, to be cut off worst. */
const COVERS = 1e3
/** To hide a dot, beside a code that gives way. */
const HIDES = 3
const CUT_OFF = 1e6

const around = ({ x, y }: Place, radius: number): Box => [
  x - radius,
  y - radius,
  x + radius,
  y + radius,
]

const isCutOff = ([left, top, right, bottom]: Box) =>
  Math.min(left, top) < -MARGIN || Math.max(right, bottom) > MIDDLE * 2 + MARGIN

/** How many of the others a box covers. */
const covered = (box: Box, others: readonly Box[]) =>
  others.filter((other) => overlap(box, other)).length

/** How bad a place is for a label that is to stay off `fixed` and rather off `others`. */
const costOf = (box: Box, fixed: readonly Box[], others: readonly Box[]) =>
  Number(isCutOff(box)) * CUT_OFF + covered(box, fixed) * COVERS + covered(box, others)

/** The side that costs least over all sizes of type; of equals `rather`, or the first. */
function bestSide(costsOf: (side: Side) => readonly number[], rather?: number | null) {
  const costs = SIDES.map((side) => costsOf(side).reduce((sum, cost) => sum + cost, 0))
  const least = Math.min(...costs)
  const at = typeof rather === 'number' && costs[rather] === least ? rather : costs.indexOf(least)
  return { at: at as SideIndex, isFree: least < COVERS }
}

/**
 * Finds the side of its dot on which each label stands, the same at both sizes of type.
 *
 * Codes are placed in order of weight; each stays off figures, dots and the codes before it, stands
 * on as few legs as it can, and is left out where there is no room. A chosen city's name has its
 * place in any case: inside the map, off figures and its own leg, upon as few dots as can be, and as
 * few codes, which the page leaves out then.
 *
 * @returns indices of `SIDES` for name and code, in the order of the cities
 */
export function placeLabels(
  cities: readonly Placed[],
  { origin, unit }: { origin: string; unit: string },
) {
  const legs = cities.map(alongLeg)
  const maps = [NARROW, WIDE].map((room) => {
    const { size } = room
    const figures = [
      ...ringFigures(room).map(({ text, ...place }) => labelAt(place, text, CENTRED, size).box),
      labelAt(CENTRE, origin, ORIGIN, size).box,
      around(CENTRE, size * DOT),
    ]
    const dots = cities.map((city) => around(city, size * DOT))
    /** By the city's place in the order. */
    const codes = new Map<number, Box>()
    return { room, size, figures, dots, codes }
  })

  const codeSides = cities.map((city, index) => {
    const shown = maps.filter(({ room }) => index < room.codes)
    const { at, isFree } = bestSide((side) =>
      shown.map(({ size, figures, dots, codes }) =>
        costOf(
          labelAt(city, city.icao, side, size).box,
          [...figures, ...dots.toSpliced(index, 1), ...codes.values()],
          legs.flat(),
        ),
      ),
    )
    const side = SIDES[at]
    if (!side || !isFree) return null
    for (const { size, codes } of shown) codes.set(index, labelAt(city, city.icao, side, size).box)
    return at
  })

  return cities.map((city, index) => {
    const code = codeSides[index] ?? null
    const { at } = bestSide(
      (side) =>
        maps.map(({ room, size, figures, dots, codes }) => {
          const { box } = labelAt(city, nameOf(city, unit, room), side, size, LARGER)
          const others = [...codes].filter(([of]) => of !== index).map(([, other]) => other)
          return (
            costOf(box, [...figures, ...(legs[index] ?? [])], others) +
            covered(box, dots.toSpliced(index, 1)) * HIDES
          )
        }),
      code,
    )
    return { name: at, code }
  })
}
