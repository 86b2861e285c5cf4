import { dark } from '#styles/palette.ts'
import { letters, trim, write } from './lettering.ts'
import type { Pens, Place } from './views.ts'

/** Sheet size in SVG units; `type` is legible at the smallest size at which the sheet is shown. */
export type Paper = { width: number; height: number; margin: number; type: number; pens: Pens }

/** Shown 570 to 624 px wide, in two columns. */
export const WIDE: Paper = {
  width: 1200,
  height: 900,
  margin: 56,
  type: 24,
  pens: { outline: 2.7, edge: 1.8, detail: 1.3 },
}
/** Shown 272 to 460 px wide. */
export const PHONE: Paper = {
  width: 684,
  height: 912,
  margin: 32,
  type: 24,
  pens: { outline: 2.8, edge: 1.9, detail: 1.4 },
}
/** Shown at the full width of the page's column. */
export const BROAD: Paper = {
  width: 1280,
  height: 340,
  margin: 40,
  type: 14,
  pens: { outline: 1.7, edge: 1.1, detail: 0.8 },
}

/** Night background and a grid; the side of a square equals the scale bar. */
export function sheet(paper: Paper, place: Place, square: number, content: string): string {
  const { width, height } = paper
  const step = square * place.scale
  const columns = marks(place.x, step, width).map((x) => `M${trim(x)} 0V${height}`)
  const rows = marks(place.y, step, height).map((y) => `M0 ${trim(y)}H${width}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${letters(content)}<linearGradient id="night" x2=".4" y2="1"><stop stop-color="${dark.page}"/><stop offset="1" stop-color="${dark.surface}"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#night)"/>
<path fill="none" stroke="${dark.hairline}" stroke-opacity=".55" stroke-width="${paper.pens.detail}" d="${columns.join('')}${rows.join('')}"/>
${content}</svg>
`
}

function marks(origin: number, step: number, end: number): number[] {
  const first = origin - Math.floor(origin / step) * step
  return Array.from({ length: Math.ceil((end - first) / step) }, (_, at) => first + at * step)
}

/** Scale bar with its real length, in the style of the instruments. Its left end is at (x, y). */
export function scaleBar(
  paper: Paper,
  x: number,
  y: number,
  metres: number,
  scale: number,
): string {
  const end = x + metres * scale
  const tick = paper.type / 3
  return `<path fill="none" stroke="${dark.control}" stroke-width="${paper.pens.edge}" d="M${trim(x)} ${trim(y)}H${trim(end)}M${trim(x)} ${trim(y - tick)}V${trim(y + tick)}M${trim(end)} ${trim(y - tick)}V${trim(y + tick)}"/>
${write(metres < 0.5 ? `${metres * 1000} mm` : `${metres} m`, end + paper.type / 2, y + paper.type * 0.36, { size: paper.type })}`
}

export function axis(
  paper: Paper,
  from: [number, number],
  to: [number, number],
  dashed: boolean,
): string {
  const dashes = dashed ? ' stroke-dasharray="26 6 4 6"' : ''
  return `<path fill="none" stroke="${dark.control}" stroke-width="${paper.pens.detail}"${dashes} d="M${from.map(trim).join(' ')}L${to.map(trim).join(' ')}"/>`
}
