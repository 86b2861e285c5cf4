import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProcurementTerms } from './ProcurementTerms.tsx'

const render = (text?: string) => {
  const ours = { title: 'Gifts', text: 'None to officials.' }
  const owners = { title: 'References', ...(text && { text }) }
  const part = { id: 'conduct', title: 'Conduct', points: [ours, owners] }
  return renderToStaticMarkup(<ProcurementTerms part={part} />)
}

test('a point of the owner is hidden until it has a text', () => {
  expect(render()).toContain('Gifts')
  expect(render()).not.toContain('References')
  expect(render('Two airlines, on request.')).toContain('References')
})
