import { grouped } from '#lib/grouped.ts'
import { ticks } from '#lib/scale.ts'
import { MIDDLE } from './model.ts'

/** A size of screen. With room there are more figures, and distances. */
export type Room = {
  /** Of the type, in units of the map: at least 11 px. */
  size: number
  /** For so many codes, of the weightiest cities, there is room. */
  codes: number
  isWide?: true
}
export const NARROW: Room = { size: 38, codes: 11 }
export const WIDE: Room = { size: 18.5, codes: Infinity, isWide: true }
/** The chosen city's name, to the others' codes: it is set larger, in a wider face. */
export const LARGER = 1.4

/** Of the mono face: a character's advance, and how far it stands above and below its line, per size. */
const ADVANCE = 0.64
const RISE = 0.76
const DROP = 0.2
/** From a dot to its label, per size. */
const AWAY = 0.65
/** How a label is anchored, and which way from its dot it stands, across and down. */
export type Side = readonly [anchor: 'start' | 'end' | 'middle', across: number, down: number]
/** To the right of a dot, to its left, above, below. */
export const SIDES: readonly [Side, Side, Side, Side] = [
  ['start', 1, 0],
  ['end', -1, 0],
  ['middle', 0, -1],
  ['middle', 0, 1],
]
/** Kuwait's own: between the legs that leave towards 229° and 278°. */
export const ORIGIN: Side = ['end', -1, 0.25]

export type Box = readonly [left: number, top: number, right: number, bottom: number]
export type Place = { x: number; y: number }
export type Label = Place & { text: string; anchor: Side[0]; box: Box }

/**
 * A label beside its dot.
 *
 * @param size of the type, in units
 * @param larger how much larger it is set than the others
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

/** What a chosen city is called on the map: with room, with its distance. */
export const nameOf = ({ city, nm }: { city: string; nm: number }, unit: string, room: Room) =>
  room.isWide ? `${city} ${grouped(nm)} ${unit}` : city

/** What the leg to a place runs through, without its ends. */
export const alongLeg = ({ x, y }: Place) =>
  ticks(0.05, 0.8).map((along): Box => {
    const share = along + 0.1
    const [left, top] = [MIDDLE + (x - MIDDLE) * share, MIDDLE + (y - MIDDLE) * share]
    return [left, top, left, top]
  })

export const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
