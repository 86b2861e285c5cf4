import { formatNumber } from '#lib/format.ts'
import { listTicks } from '#ui/Drawing/scale.ts'
import { CENTRE_OFFSET } from './model.ts'

export type LabelLayout = {
  /** Font size in units of the map, at least 11 px on the screen. */
  size: number
  /** Number of cities that show their code, most important first. */
  maxCodes: number
  isWide?: true
}
export const NARROW_LAYOUT: LabelLayout = { size: 38, maxCodes: 11 }
export const WIDE_LAYOUT: LabelLayout = { size: 18.5, maxCodes: Infinity, isWide: true }
export const NAME_SCALE = 1.4

/**
 * Metrics of the mono font, per font size: width of a character, height above and below the baseline.
 */
const ADVANCE_EM = 0.64
const ASCENT_EM = 0.76
const DESCENT_EM = 0.2
/** Gap between a dot and its label, in font sizes. */
const DOT_GAP_EM = 0.65
/** Text anchor of a label, and its direction from the dot: across and down. */
export type Side = readonly [anchor: 'start' | 'end' | 'middle', across: number, down: number]
/** Sides of a dot: right, left, above, below. */
export const SIDES: readonly [Side, Side, Side, Side] = [
  ['start', 1, 0],
  ['end', -1, 0],
  ['middle', 0, -1],
  ['middle', 0, 1],
]
/** The side of Kuwait's label: between the legs that leave towards 229° and 278°. */
export const ORIGIN_SIDE: Side = ['end', -1, 0.25]

export type Box = readonly [left: number, top: number, right: number, bottom: number]
export type Position = { x: number; y: number }
export type Label = Position & { text: string; anchor: Side[0]; box: Box }

export function placeLabel(
  { x, y }: Position,
  text: string,
  [anchor, across, down]: Side,
  size: number,
  scale = 1,
): Label {
  const type = size * scale
  const start = Math.round(x + across * DOT_GAP_EM * size)
  const line = Math.round(y + (ASCENT_EM / 2 + down * (DOT_GAP_EM + ASCENT_EM / 2)) * size)
  const width = text.length * ADVANCE_EM * type
  const left = start + ((across - 1) * width) / 2
  return {
    text,
    x: start,
    y: line,
    anchor,
    box: [left, line - ASCENT_EM * type, left + width, line + DESCENT_EM * type],
  }
}

export const formatCityName = (
  { city, nm }: { city: string; nm: number },
  unit: string,
  layout: LabelLayout,
) => (layout.isWide ? `${city} ${formatNumber(nm)} ${unit}` : city)

/** @returns points of the leg to a place, without its ends, as boxes */
export const sampleLeg = ({ x, y }: Position) =>
  listTicks(0.05, 0.8).map((start): Box => {
    const share = start + 0.1
    const [left, top] = [
      CENTRE_OFFSET + (x - CENTRE_OFFSET) * share,
      CENTRE_OFFSET + (y - CENTRE_OFFSET) * share,
    ]
    return [left, top, left, top]
  })

export const isOverlapping = (a: Box, b: Box) =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
