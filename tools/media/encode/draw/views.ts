import { dark } from '#styles/palette.ts'
import { trim } from './lettering.ts'

/**
 * A view as `tools/media/render/plates` leaves it: paths in millimetres, y down, with the nose (or
 * the middle, from the front) and the ground at 0.
 */
export type View = {
  /** Left, bottom, right and top, in metres, y up. */
  box: number[]
  outline: string
  edges: string
  details: string
}

/** Where a view's origin lies on the sheet, and how many units a metre is. */
export type Place = { x: number; y: number; scale: number }

/** Widths in units of the sheet. */
export type Pens = { outline: number; edge: number; detail: number }

type Look = Record<keyof Pens | 'fill', string>

const HULL: Look = { fill: dark.inset, outline: dark.ink, edge: dark.body, detail: dark.muted }
/** What a charter puts into the aircraft. */
const LOAD: Look = { fill: 'none', outline: dark.link, edge: dark.link, detail: dark.link }

/** An aircraft. */
export const hull = (view: View, place: Place, pens: Pens): string => lines(view, place, pens, HULL)

/** Seats, stretchers, pallets: one thin line throughout. */
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
