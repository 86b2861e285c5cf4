import { dark } from '#styles/palette.ts'
import { trim } from './lettering.ts'

/**
 * A view from `tools/media/masters/plates`: paths in millimetres, y down. The origin is on the ground
 * at the nose, or at the centre line in the front view.
 */
export type View = {
  /** Left, bottom, right and top, in metres, y up. */
  box: number[]
  outline: string
  edges: string
  details: string
}

/** Position of a view's origin on the sheet, and its scale in units per metre. */
export type Place = { x: number; y: number; scale: number }

/** Line widths in units of the sheet. */
export type Pens = { outline: number; edge: number; detail: number }

type Look = Record<keyof Pens | 'fill', string>

const HULL: Look = { fill: dark.inset, outline: dark.ink, edge: dark.body, detail: dark.muted }
const LOAD: Look = { fill: 'none', outline: dark.link, edge: dark.link, detail: dark.link }

export const hull = (view: View, place: Place, pens: Pens): string => lines(view, place, pens, HULL)

/** Seats, stretchers or pallets, all in one thin line. */
export function load(view: View, place: Place, { detail }: Pens): string {
  return lines(view, place, { outline: detail, edge: detail, detail }, LOAD)
}

function lines(view: View, { x, y, scale }: Place, pens: Pens, look: Look): string {
  const millimetre = scale / 1000
  const path = (d: string, pen: number, stroke: string, more = '') =>
    d && `<path d="${d}" stroke="${stroke}" stroke-width="${trim(pen / millimetre, 0)}"${more}/>`
  return `<g transform="translate(${trim(x)} ${trim(y)}) scale(${trim(millimetre, 5)})" fill="none" stroke-linejoin="round" stroke-linecap="round">
${path(view.outline, pens.outline, look.outline, ` fill="${look.fill}" fill-rule="evenodd"`)}
${path(view.edges, pens.edge, look.edge)}
${path(view.details, pens.detail, look.detail)}</g>`
}

export const lengthOf = ({ box: [left = 0, , right = 0] }: View): number => right - left
export const heightOf = ({ box: [, , , top = 0] }: View): number => top
