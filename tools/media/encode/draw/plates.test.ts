import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { metresAndFeet } from './dimension.ts'
import { PLATES } from './plates.ts'
import { SERVICE_PLATES } from './services/plates.ts'

const MAX_GZIPPED_BYTES = 30_000
const MAX_SERVICE_PLATE_BYTES = 10_000
const ADVANCE = 130

test('metresAndFeet() gives a length in metres and feet', () => {
  expect(metresAndFeet(20.94)).toBe('20.9 m · 69 ft')
})

test.each(Object.entries(SERVICE_PLATES))('%s has 10 kB at most', (_, draw) => {
  expect(draw().length).toBeLessThanOrEqual(MAX_SERVICE_PLATE_BYTES)
})

describe.each(Object.entries({ ...PLATES, ...SERVICE_PLATES }))('%s', (_, draw) => {
  const svg = draw()
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)

  test('stays within the size limit after gzip', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(MAX_GZIPPED_BYTES)
  })

  test('keeps every line of text within the sheet', () => {
    const lines = [
      ...svg.matchAll(/<g transform="translate\((\S+) (\S+)\)( rotate)?.*?scale\((\S+) -.*?<\/g>/g),
    ]
    expect(lines.length).toBeGreaterThan(2)
    const out = lines.filter(([line, x, y, upright, scale]) => {
      const along = [...line.matchAll(/ x="(-?\d+)"/g)].map(([, at]) => Number(at) * Number(scale))
      const [first, last] = [Math.min(...along), Math.max(...along) + ADVANCE * Number(scale)]
      const [origin, room] = upright ? [height - Number(y), height] : [Number(x), width]
      return origin + first < 0 || origin + last > room
    })
    expect(out).toEqual([])
  })
})
