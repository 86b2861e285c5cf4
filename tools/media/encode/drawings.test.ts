import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dark } from '#styles/palette.ts'
import { colourDrawing, readDrawings } from './drawings.ts'
import { MASTERS } from './places.ts'

const MAX_PLATE_BYTES = 5_000
const MAX_CHARTER_BYTES = 30_000

describe('colourDrawing', () => {
  test('replaces names of the palette and drops comments', () => {
    const master = '<!--\nsource\n-->\n<svg fill="{ink}"><!-- part --><path stroke="{link}"/></svg>'
    expect(colourDrawing('van.svg', master)).toBe(
      `<svg fill="${dark.ink}"><path stroke="${dark.link}"/></svg>`,
    )
  })

  test('throws an error that names the file and an unknown colour', () => {
    expect(() => colourDrawing('van.svg', '<svg fill="{brass}"/>')).toThrow(
      /van\.svg .*brass.*accent/,
    )
  })
})

describe.each(Object.entries(readDrawings()))('%s', (file, svg) => {
  test('names its colours after the palette', () => {
    const master = readFileSync(join(MASTERS, 'drawings', file), 'utf8').toUpperCase()
    const typed = Object.entries(dark).filter(([, colour]) => master.includes(colour))
    expect(typed, 'Write the name in braces for each of these colours').toEqual([])
  })

  test('stays within its size limit', () => {
    const limit = file.startsWith('charter-') ? MAX_CHARTER_BYTES : MAX_PLATE_BYTES
    expect(gzipSync(svg).length).toBeLessThanOrEqual(limit)
  })
})
