import { expect, test } from 'vitest'
import { compact } from './compact.ts'

test.each([
  ['M10 20L30 20L30 15L12 9Z', 'm10 20h20v-5l-18-6z'],
  ['M1 1 4 5 9 9Z M2 2H7V4', 'm1 1l3 4 5 4zm1 1h5v2'],
  ['M0 0Q5 5 10 0 15 -5 20 0', 'm0 0q5 5 10 0 5-5 10 0'],
  ['M5 5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0L6 9', 'm5 5a5 5 0 1 0 10 0 5 5 0 1 0-10 0l1 4'],
])('shortens the path data %s', (path, expected) => {
  expect(compact(path)).toBe(expected)
})

test('does not add up rounding errors', () => {
  expect(compact('M0 0L1.4 1.4L2.8 2.8L4.2 4.2')).toBe('m0 0l1 1 2 2 1 1')
})

test('scales and keeps digits', () => {
  expect(compact('M10 10L11 12', { scale: 0.5, digits: 1 })).toBe('m5 5l0.5 1')
})
