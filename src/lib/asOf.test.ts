import { expect, test } from 'vitest'
import { formatAsOf } from './asOf.ts'

const source = 'KUNA'

test.each([
  ['as of 3 Jun 2026', { source, asOf: '2026-06-03' }],
  ['as of Nov 2025', { source, asOf: '2025-11' }],
  ['as of 2016', { source, asOf: '2016' }],
  ['announced Nov 2025', { source, asOf: '2025-11', kind: 'announcement' }],
  ['a 2016 guide', { source, asOf: '2016-06-26', kind: 'guide' }],
] as const)('a fact is shown %s', (shown, fact) => {
  expect(formatAsOf(fact)?.replaceAll('\u00a0', ' ')).toBe(shown)
})

test('a fact without a dated source shows no date', () => {
  expect(formatAsOf({ source })).toBeUndefined()
})
