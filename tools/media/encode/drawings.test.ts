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

test.each([
  ['plate', 5_000],
  ['charter', 30_000],
])('each %s has at most %i bytes, compressed', (kind, limit) => {
  const sized = drawings.filter(([file]) => file.startsWith(`${kind}-`))
  expect(sized.length).toBeGreaterThan(0)
  expect(sized.filter(([, svg]) => gzipSync(svg).length > limit).map(([file]) => file)).toEqual([])
})
