import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dark } from '#styles/palette.ts'
import { readDrawings } from './drawings.ts'
import { MASTERS } from './places.ts'

const drawings = Object.entries(readDrawings())

test('drawings name their colours after the palette', () => {
  const typed = drawings.flatMap(([file]) => {
    const master = readFileSync(join(MASTERS, 'drawings', file), 'utf8').toUpperCase()
    const found = Object.entries(dark).filter(([, colour]) => master.includes(colour))
    return found.map(([name, colour]) => `${file}: write {${name}} for ${colour}`)
  })
  expect(typed).toEqual([])
})

const MAX_BYTES = 30_000

test('no drawing is too large for a page, compressed', () => {
  expect(drawings.length).toBeGreaterThan(0)
  const large = drawings.filter(([, svg]) => gzipSync(svg).length > MAX_BYTES)
  expect(large.map(([file]) => file)).toEqual([])
})
