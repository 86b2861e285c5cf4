import { toolWords as words } from './toolWords.ts'
import { formatNumber } from '#lib/format.ts'
import { cities, type City } from './cities.ts'
import {
  CENTRE,
  FONT_SIZES,
  HANDLE_RADIUS,
  RING_INTERVAL,
  RINGS,
  toMapPoint,
} from './projection.ts'

/** Offset of a label's baseline from its point, in font sizes. */
export const SIDES = {
  right: { anchor: 'start', across: 0.65, down: 0.38 },
  left: { anchor: 'end', across: -0.65, down: 0.38 },
  above: { anchor: 'middle', across: 0, down: -0.65 },
  below: { anchor: 'middle', across: 0, down: 1.4 },
  rightOfRing: { anchor: 'start', across: 0, down: 0.38 },
  leftOfRing: { anchor: 'end', across: 0, down: 0.38 },
  aboveRing: { anchor: 'middle', across: 0, down: 0 },
  belowRing: { anchor: 'middle', across: 0, down: 0.75 },
  lowerLeft: { anchor: 'end', across: -0.65, down: 0.64 },
  on: { anchor: 'middle', across: 0, down: 0.34 },
} as const

export type Label = {
  kind: 'name' | 'code' | 'ring'
  text: string
  more?: string
  x: number
  y: number
  side: keyof typeof SIDES
}
export type MapSize = keyof typeof FONT_SIZES
type Box = { left: number; right: number; top: number; bottom: number }

const RING_LABELS_BEARING = 165
const NARROW_CODES = 11
/** Width of a character, in font sizes: of the mono font, and of the display font of the name. */
const ADVANCE_EM = { code: 0.64, ring: 0.64, name: 0.9 }
/** Size of the text, in font sizes of the map. */
export const SCALE_EM = { code: 1, ring: 1, name: 1.25 }
const GAP = { label: 5, line: 8 }

/**
 * @returns the labels that have room, by key: the chosen city, Kuwait, the codes by importance, and the
 * rings. A label that would touch an earlier one or the line to the city is left out.
 */
export function placeLabels(chosen: City, size: MapSize): Map<string, Label> {
  const placed = new Map<string, Label>()
  const boxes: Box[] = []
  for (const [key, label] of listLabels(chosen, size)) {
    const box = measureLabel(label, size)
    const isFixed = key === chosen.icao || key === words.origin
    const isFree =
      !boxes.some((other) => overlaps(grow(box, GAP.label), other)) &&
      !isOnLine(grow(box, GAP.line), chosen)
    if (!isFixed && !isFree) continue
    placed.set(key, label)
    boxes.push(box)
  }
  return placed
}

function listLabels(chosen: City, size: MapSize): [string, Label][] {
  const more = ` ${formatNumber(chosen.nm)} ${words.unit}`
  const name = { kind: 'name', text: chosen.city, more, ...placeName(chosen) } as const
  const origin = { kind: 'code', text: words.origin, x: CENTRE, y: CENTRE } as const
  const atLeft = { ...origin, side: 'lowerLeft' } as const
  const isStruck = isOnLine(measureLabel(atLeft, size), chosen)
  const isWide = size === 'wide'
  return [
    [chosen.icao, name],
    [words.origin, isStruck ? { ...origin, side: 'right' } : atLeft],
    ...cities
      .slice(0, isWide ? undefined : NARROW_CODES)
      .flatMap(({ icao, x, y, codeSide }): [string, Label][] =>
        icao === chosen.icao || !codeSide
          ? []
          : [[icao, { kind: 'code', text: icao, x, y, side: codeSide }]],
      ),
    ...RINGS.filter((ring) => isWide || ring % 2 === 0).map((ring): [string, Label] => {
      const point = toMapPoint(RING_LABELS_BEARING, ring * RING_INTERVAL)
      return [`${ring}`, { kind: 'ring', text: `${ring},000`, ...point, side: 'on' }]
    }),
  ]
}

/** Places the name beside the ring that is the city's handle, which would cover it. */
function placeName({ x, y, nameSide }: City) {
  const gap = HANDLE_RADIUS.ring + GAP.line
  return {
    right: { x: x + gap, y, side: 'rightOfRing' },
    left: { x: x - gap, y, side: 'leftOfRing' },
    above: { x, y: y - gap, side: 'aboveRing' },
    below: { x, y: y + gap, side: 'belowRing' },
  }[nameSide] as { x: number; y: number; side: keyof typeof SIDES }
}

/** @returns the rectangle of a label's capitals, in units of the map */
export function measureLabel({ kind, text, more, x, y, side }: Label, size: MapSize): Box {
  const fontSize = FONT_SIZES[size] * SCALE_EM[kind]
  const { anchor, across, down } = SIDES[side]
  const length = text.length + (size === 'wide' ? (more?.length ?? 0) : 0)
  const width = length * ADVANCE_EM[kind] * FONT_SIZES[size]
  const before = { start: 0, middle: width / 2, end: width }[anchor]
  const left = x + across * fontSize - before
  const baseline = y + down * fontSize
  return {
    left,
    right: left + width,
    top: baseline - 0.75 * fontSize,
    bottom: baseline + 0.1 * fontSize,
  }
}

const grow = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

export const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export function isOnLine({ left, right, top, bottom }: Box, { x, y }: City): boolean {
  // The shares of the line at which it is within the box, across and down.
  const across = [(left - CENTRE) / (x - CENTRE), (right - CENTRE) / (x - CENTRE)]
  const down = [(top - CENTRE) / (y - CENTRE), (bottom - CENTRE) / (y - CENTRE)]
  const from = Math.max(0, Math.min(...across), Math.min(...down))
  const to = Math.min(1, Math.max(...across), Math.max(...down))
  return from <= to
}
