import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProcurementTerms } from './ProcurementTerms.tsx'

const render = (text: string | null) => {
  const points = { Gifts: 'None to officials.', References: text }
  const part = { id: 'conduct', title: 'Conduct', points }
  return renderToStaticMarkup(<ProcurementTerms part={part} />)
}

test('a point of the owner is hidden until it has a text', () => {
  expect(render(null)).toContain('Gifts')
  expect(render(null)).not.toContain('References')
  expect(render('Two airlines, on request.')).toContain('References')
})
