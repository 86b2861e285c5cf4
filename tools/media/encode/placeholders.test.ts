import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PictureData } from '#content/types.ts'
import { PLACEHOLDERS } from './places.ts'
import { inkOn } from './placeholders.ts'

const modules = import.meta.glob<Record<string, Partial<PictureData>>>(
  '../../../src/content/media/*.ts',
  { eager: true },
)

describe('the generated rules', () => {
  it('have one for each picture of the content', () => {
    const colors = Object.values(modules)
      .flatMap((module) => Object.values(module))
      .flatMap(({ color }) => color ?? [])
    expect(colors.length).toBeGreaterThan(20)
    const written = [...readFileSync(PLACEHOLDERS, 'utf8').matchAll(/'\.ph-(\w{6})'/g)]
    const known = new Set(written.map((match) => `#${match[1]}`))
    expect(colors.filter((color) => !known.has(color))).toEqual([])
  })
})

describe('inkOn', () => {
  it.each([
    ['#000000', '#FFFFFF'],
    ['#3f3734', '#FFFFFF'],
    ['#ad957d', '#000000'],
    ['#ffffff', '#000000'],
  ])('reads on %s', (color, ink) => {
    expect(inkOn(color)).toBe(ink)
  })

  it('keeps 4.5 to 1 on the mid-grey that is hardest for both', () => {
    // #757575 is 4.6 below white and 4.6 above black.
    expect(inkOn('#757575')).toBe('#FFFFFF')
    expect(inkOn('#777777')).toBe('#000000')
  })
})
