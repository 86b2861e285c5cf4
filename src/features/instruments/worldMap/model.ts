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

const rounded = (value: number) => Math.round(value * 10) / 10
const touches = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** What a label is for: where its dot stands, and how much larger than the others it is set. */
export type Labelled = { icao: string; text: string; x: number; y: number; scale?: number }

/** The box of a text whose middle stands on `x` and whose line is `y`. */
export function boxAround(text: string, x: number, y: number, size: number): Box {
  const half = (text.length * ADVANCE * size) / 2
  return [x - half, y - RISE * size, x + half, y + DROP * size]
}

/**
 * Labels beside their dots that give way to each other: those named first take their place, the
 * others try right, left, above and below, and stay away where there is none.
 *
 * @param size of the type, in units
 * @param taken boxes that no label may cover
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
    const away = AWAY * size
    const line = y + (RISE / 2) * size
    const sides = [
      { anchor: 'start', x: x + away, y: line, middle: x + away + half },
      { anchor: 'end', x: x - away, y: line, middle: x - away - half },
      { anchor: 'middle', x, y: y - away, middle: x },
      { anchor: 'middle', x, y: y + (AWAY + RISE) * size, middle: x },
    ] as const
    const others = dots.filter((_, other) => other !== index)
    for (const side of sides) {
      const box = boxAround(text, side.middle, side.y, size * scale)
      if ([...boxes, ...others].some((other) => touches(box, other))) continue
      // A larger one keeps others further away.
      const air = (scale - 1) * size
      boxes.push([box[0] - air, box[1] - air, box[2] + air, box[3] + air])
      return [{ icao, text, x: rounded(side.x), y: rounded(side.y), anchor: side.anchor }]
    }
    return []
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
