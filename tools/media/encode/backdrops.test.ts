import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { modules } from '#content/modules.ts'
import { BACKDROPS } from './places.ts'
import { chooseTextColour } from './backdrops.ts'

describe('backdrop rules', () => {
  it('exist for every picture in the content', () => {
    const colors = [...JSON.stringify(modules).matchAll(/"color":"(#\w+)"/g)].map(
      ([, hex]) => hex ?? '',
    )
    expect(colors.length).toBeGreaterThan(20)
    const written = [...readFileSync(BACKDROPS, 'utf8').matchAll(/'\.backdrop-(\w{6})'/g)]
    const known = new Set(written.map((match) => `#${match[1]}`))
    expect(colors.filter((color) => !known.has(color))).toEqual([])
  })
})

describe('chooseTextColour', () => {
  it.each([
    ['#000000', '#FFFFFF'],
    ['#3f3734', '#FFFFFF'],
    ['#ad957d', '#000000'],
    ['#ffffff', '#000000'],
  ])('picks the more legible colour on %s', (color, ink) => {
    expect(chooseTextColour(color)).toBe(ink)
  })

  it('keeps a contrast of 4.5 to 1 on mid-grey', () => {
    // #757575 has a contrast of 4.6 to 1 with both white and black.
    expect(chooseTextColour('#757575')).toBe('#FFFFFF')
    expect(chooseTextColour('#777777')).toBe('#000000')
  })
})
