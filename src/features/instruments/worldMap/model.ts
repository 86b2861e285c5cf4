/** A place that the map shows, as the build works it out. */
export type City = {
  icao: string
  city: string
  /** Great-circle distance from Kuwait in nautical miles. */
  nm: number
  /** True bearing from Kuwait in degrees, to a tenth. */
  bearing: number
  /** Place on the map's square of 1,000 units. */
  x: number
  y: number
}

export const MIDDLE = 500
/** Units of the map for 1,000 NM, and for its edge at 6,000. */
export const RING = 80
export const RINGS = [1, 2, 3, 4, 5, 6]
/** Around the map's square: room for the rim's figures. */
export const MARGIN = 40

export type Label = {
  icao: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'end' | 'middle'
}
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Of the mono face: a character's advance, and how far it stands above and below its line, per size. */
const ADVANCE = 0.64
const RISE = 0.76
const DROP = 0.2
/** From a dot to its label, per size. */
const AWAY = 0.65
/** Where a label may stand: to the right of its dot, to the left, above, below. */
const SIDES = [
  ['start', 1, 0],
  ['end', -1, 0],
  ['middle', 0, -1],
  ['middle', 0, 1],
] as const

const rounded = (value: number) => Math.round(value * 10) / 10
/** In square units: how much of one box another covers. */
const covered = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
/** How far a box stands out of the drawing. */
const outside = ([left, top, right, bottom]: Box) =>
  Math.max(0, -Math.min(left, top) - MARGIN, Math.max(right, bottom) - MIDDLE * 2 - MARGIN)
/** Worse than to cover anything. */
const CUT = 1e4

/** What a label is for: where its dot stands, and how much larger than the others it is set. */
export type Labelled = { icao: string; text: string; x: number; y: number; scale?: number }

/** The box of a text whose middle stands on `x` and whose line is `y`. */
export function boxAround(text: string, x: number, y: number, size: number): Box {
  const half = (text.length * ADVANCE * size) / 2
  return [x - half, y - RISE * size, x + half, y + DROP * size]
}

/**
 * Labels beside their dots that give way to each other: those named first take their place, the
 * others try right, left, above and below, and stay away where there is none. The first stays: it
 * takes the side where it covers least.
 *
 * @param size of the type, in units
 * @param taken boxes that no label but the first may cover
 */
export function placeLabels(
  places: readonly Labelled[],
  size: number,
  taken: readonly Box[] = [],
): Label[] {
  const radius = size * 0.25
  const dots = places.map(({ x, y }): Box => [x - radius, y - radius, x + radius, y + radius])
  const boxes = [...taken]
  return places.flatMap(({ icao, text, x, y, scale = 1 }, index) => {
    const half = (text.length * ADVANCE * size * scale) / 2
    const inTheWay = [...boxes, ...dots.filter((_, other) => other !== index)]
    const [best] = SIDES.map(([anchor, across, down]) => {
      const side = x + across * AWAY * size
      const line = y + (RISE / 2 + down * (AWAY + RISE / 2)) * size
      const box = boxAround(text, side + across * half, line, size * scale)
      const cost = inTheWay.reduce((sum, other) => sum + covered(box, other), outside(box) * CUT)
      return { cost, box, label: { icao, text, x: rounded(side), y: rounded(line), anchor } }
    }).toSorted((one, other) => one.cost - other.cost)
    if (!best || (index > 0 && best.cost > 0)) return []
    const { box, label } = best
    // A larger one keeps others further away.
    const air = (scale - 1) * size
    boxes.push([box[0] - air, box[1] - air, box[2] + air, box[3] + air])
    return [label]
  })
}

/** What the leg to a place runs through, without its ends: no label is to lie on it. */
export const alongLeg = ({ x, y }: { x: number; y: number }): Box[] =>
  Array.from({ length: 17 }, (_, index) => {
    const share = 0.1 + index * 0.05
    const at = (end: number) => MIDDLE + (end - MIDDLE) * share
    return [at(x) - 1, at(y) - 1, at(x) + 1, at(y) + 1]
  })

/** The point of the map's rim on a bearing, `radius` units from its middle. */
export function onBearing(bearing: number, radius: number): [x: number, y: number] {
  const angle = (bearing * Math.PI) / 180
  return [rounded(MIDDLE + radius * Math.sin(angle)), rounded(MIDDLE - radius * Math.cos(angle))]
}
