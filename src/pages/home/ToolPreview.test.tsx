import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Miniature } from '#ui/Drawing/miniature.ts'
import { definedTools } from './definedTools.ts'

test.each([
  ['whole', false],
  ['reduced', true],
])('drawings of tools, %s, are filled with patterns that the page has', (_size, isReduced) => {
  const drawings = definedTools.map((tool) => tool.preview().drawing)
  const html = renderToStaticMarkup(createElement(Miniature, { value: isReduced }, ...drawings))
  const fills = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(fills.length).toBeGreaterThan(0)
  expect(fills.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
})
