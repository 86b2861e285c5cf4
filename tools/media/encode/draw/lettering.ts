import { dark } from '#styles/palette.ts'
import { compact } from './compact.ts'
import glyphs from './glyphs.json'

const GLYPHS: Partial<Record<string, { path: string }>> = glyphs
/** Units per type size, in the glyph table and on a sheet, where coarser ones make smaller files. */
const TABLE_UNITS = 1000
const UNITS = 200
/** Advance width of B612 Mono, as a fraction of the type size. */
const ADVANCE = 0.65
const X_HEIGHT = 0.56

export type Lettering = {
  size: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  upright?: boolean
}

/** @returns SVG of one line of text: `<use>` elements that refer to the glyphs of `letters`; `y` is the baseline */
export function write(text: string, x: number, y: number, lettering: Lettering): string {
  const { size, fill = dark.muted, anchor = 'start', upright = false } = lettering
  const shift = { start: 0, middle: -0.5, end: -1 }[anchor] * text.length * ADVANCE * UNITS
  const scale = trim(size / UNITS, 4)
  const uses = Array.from(text, (char, at) => {
    if (char === ' ') return ''
    return `<use href="#${idOf(char)}" x="${Math.round(shift + at * ADVANCE * UNITS)}"/>`
  })
  const turn = upright ? ' rotate(-90)' : ''
  return `<g transform="translate(${trim(x)} ${trim(y)})${turn} scale(${scale} -${scale})" fill="${fill}">${uses.join('')}</g>`
}

export const widthOf = (text: string, size: number): number => text.length * ADVANCE * size

/** Half the height of digits: the distance from a line's middle to its baseline. */
export const halfHeight = (size: number): number => (X_HEIGHT * size) / 1.5

/** `<defs>` content: the outlines of the glyphs that a sheet uses. */
export function letters(sheet: string): string {
  const used = new Set([...sheet.matchAll(/href="#(g\d+)"/g)].map(([, id]) => id))
  const shapes = Object.entries(GLYPHS).flatMap(([char, glyph]) => {
    if (!glyph || !used.has(idOf(char))) return []
    return `<path id="${idOf(char)}" d="${compact(glyph.path, { scale: UNITS / TABLE_UNITS })}"/>`
  })
  return `<defs>${shapes.join('')}</defs>`
}

function idOf(char: string): string {
  if (!GLYPHS[char]) throw new Error(`No outline for ${char}: add it to brand/glyphs.py`)
  return `g${char.codePointAt(0)}`
}

/** Rounds to a hundredth of a unit, which is too small to see. */
export function trim(value: number, digits = 2): string {
  return `${Number(value.toFixed(digits))}`
}
