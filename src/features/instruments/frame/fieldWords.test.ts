import { expect, test } from 'vitest'
import { valueText } from './fieldWords.ts'

const label = 'Any'

test('writes a value with its unit, or by the name of its option', () => {
  const number = { kind: 'number', min: 0, max: 10_000 } as const
  expect(valueText({ label, unit: 'kg' }, number, 1234.5)).toBe('1,234.5\u00a0kg')
  expect(valueText({ label }, number, 120)).toBe('120')
  expect(valueText({ label }, number, null)).toBe('not given')
  expect(valueText({ label }, { kind: 'time' }, 70)).toBe('01:10')
  expect(valueText({ label }, { kind: 'date' }, '2026-12-06')).toBe('6 Dec 2026')
  const choice = { kind: 'choice', options: ['lhr'] } as const
  expect(valueText({ label, options: { lhr: 'London' } }, choice, 'lhr')).toBe('London')
  expect(valueText({ label }, { kind: 'box' }, true)).toBe('yes')
})
