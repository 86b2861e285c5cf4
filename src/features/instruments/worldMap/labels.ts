import { formatNumber } from '#lib/formatNumber.ts'
import { listTicks } from '#lib/scale.ts'
import { MIDDLE } from './model.ts'

/** How the map is labelled at one screen size. */
export type Room = {
  /** In units of the map, at least 11 px on the screen. */
  size: number
  /** How many of the most important cities show their code. */
  codes: number
  isWide?: true
}
export const NARROW: Room = { size: 38, codes: 11 }
export const WIDE: Room = { size: 18.5, codes: Infinity, isWide: true }
/** Font size of the chosen city's name relative to the codes. */
export const LARGER = 1.4

/**
 * Metrics of the mono font, per font size: width of a character, height above and below the baseline.
 */
const ADVANCE = 0.64
const RISE = 0.76
const DROP = 0.2
/** From a dot to its label, in font sizes. */
const AWAY = 0.65
/** Text anchor of a label, and its direction from the dot: across and down. */
export type Side = readonly [anchor: 'start' | 'end' | 'middle', across: number, down: number]
/** Right, left, above, below. */
export const SIDES: readonly [Side, Side, Side, Side] = [
  ['start', 1, 0],
  ['end', -1, 0],
  ['middle', 0, -1],
  ['middle', 0, 1],
]
/** For Kuwait's label: between the legs that leave towards 229° and 278°. */
export const ORIGIN: Side = ['end', -1, 0.25]

export type Box = readonly [left: number, top: number, right: number, bottom: number]
export type Place = { x: number; y: number }
export type Label = Place & { text: string; anchor: Side[0]; box: Box }

/**
 * @param size font size in units of the map
 * @param larger factor for a larger label
 */
export function labelAt(
  { x, y }: Place,
  text: string,
  [anchor, across, down]: Side,
  size: number,
  larger = 1,
): Label {
  const type = size * larger
  const start = Math.round(x + across * AWAY * size)
  const line = Math.round(y + (RISE / 2 + down * (AWAY + RISE / 2)) * size)
  const width = text.length * ADVANCE * type
  const left = start + ((across - 1) * width) / 2
  return {
    text,
    x: start,
    y: line,
    anchor,
    box: [left, line - RISE * type, left + width, line + DROP * type],
  }
}

/** Wide screens add the distance. */
export const nameOf = ({ city, nm }: { city: string; nm: number }, unit: string, room: Room) =>
  room.isWide ? `${city} ${formatNumber(nm)} ${unit}` : city

/** Points of the leg to a place, without its ends, as boxes. */
export const alongLeg = ({ x, y }: Place) =>
  listTicks(0.05, 0.8).map((along): Box => {
    const share = along + 0.1
    const [left, top] = [MIDDLE + (x - MIDDLE) * share, MIDDLE + (y - MIDDLE) * share]
    return [left, top, left, top]
  })

export const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
