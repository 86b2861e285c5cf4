import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { DefinedInstrument } from '#instrument/defineInstrument.tsx'
import { Miniature } from '#ui/Drawing/miniature.ts'

const modules = import.meta.glob<Record<string, DefinedInstrument>>(
  '../../services/*/*Instrument.tsx',
  { eager: true },
)
const instruments = Object.values(modules).flatMap((module) => Object.values(module))

/** @returns the markup of a page that shows each drawing twice */
function renderDrawings(isMiniature: boolean): string {
  const drawings = instruments.map((instrument) => instrument.preview().drawing)
  return renderToStaticMarkup(
    createElement(Miniature, { value: isMiniature }, ...drawings, ...drawings),
  )
}
const findAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, name = '']) => name)

describe.each([
  ['whole', false],
  ['reduced', true],
])('drawings of instruments, %s', (_size, isMiniature) => {
  const html = renderDrawings(isMiniature)
  const ids = findAll(html, / id="([^"]+)"/g)

  test('have ids of their own, so that a page can show several', () => {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test('are filled with patterns that the page has', () => {
    const fills = findAll(html, /url\(#([^)]+)\)/g)
    expect(fills.length).toBeGreaterThan(0)
    expect(fills.filter((id) => !ids.includes(id))).toEqual([])
  })
})
