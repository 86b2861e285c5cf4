import glyphs from '#tools/media/brand/glyphs.json'

type Glyph = { width: number; path: string }

const GLYPHS: Partial<Record<string, Glyph>> = glyphs
const UNITS_PER_EM = 1000

/** One line of the display font as outlines, so that a viewer needs no font. */
export type Outline = { path: string; width: number }

/** Sets one line whose baseline starts at (x, y). */
export function outlineText(text: string, size: number, x = 0, y = 0): Outline {
  const scale = size / UNITS_PER_EM
  let pen = 0
  let path = ''
  for (const char of text) {
    const glyph = GLYPHS[char]
    if (!glyph) throw new Error(`No outline for ${char}: add it to glyphs.py`)
    path += place(glyph.path, scale, x + pen * scale, y)
    pen += glyph.width
  }
  return { path, width: pen * scale }
}

/** Scales and moves a glyph's commands, which are absolute, and flips y: it points up in a font. */
function place(path: string, scale: number, x: number, y: number): string {
  return path.replace(/([MLHVCQZ])([^MLHVCQZ]*)/g, (_, command: string, list: string) => {
    const numbers = list.match(/-?\d+/g)?.map(Number) ?? []
    const placed = numbers.map((value, at) => {
      const vertical = command === 'V' || (command !== 'H' && at % 2 === 1)
      return trim(vertical ? y - value * scale : x + value * scale)
    })
    return command + placed.join(' ')
  })
}

/** Rounds to two decimals, below a fiftieth of a pixel at the largest size in use. */
function trim(value: number): string {
  return `${Math.round(value * 100) / 100}`
}
