import { expect, test } from 'vitest'
import { findRepetitions } from './repeatedClaims.ts'

const claim = { description: 'Medical first', file: 'src/a.ts', path: 'promise' }
const content = {
  '/src/a.ts': {
    promise: 'A medical flight goes before all other work.',
    claims: [claim],
    steps: [{ text: 'It goes before all other work, at any hour.' }],
  },
  '/src/b.ts': {
    card: 'Each medical flight goes before all other work',
    other: 'All other work goes on',
  },
}

test('finds each other place that says a claim in the same words', () => {
  expect(findRepetitions(content, claim)).toEqual(['src/a.ts: steps.0.text', 'src/b.ts: card'])
})

test('finds nothing if the words differ', () => {
  const only = { '/src/a.ts': { promise: content['/src/a.ts'].promise } }
  expect(findRepetitions(only, claim)).toEqual([])
})
