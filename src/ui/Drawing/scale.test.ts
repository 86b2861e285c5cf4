import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundUpToNiceStep, createTickPath, listTicks } from './scale.ts'

test.each([
  [1, 1],
  [1.1, 2],
  [2, 2],
  [3, 5],
  [7, 10],
  [2400, 5000],
  [0.03, 0.05],
])('rounds %d up to a step of %d', (least, step) => {
  expect(roundUpToNiceStep(least)).toBeCloseTo(step, 12)
})

test('the step is 1 to 2.5 times the requested size', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (least) => {
      const ratio = roundUpToNiceStep(least) / least
      expect(ratio).toBeGreaterThanOrEqual(1 - 1e-6)
      expect(ratio).toBeLessThanOrEqual(2.5 + 1e-6)
    }),
  )
})

test('returns ticks from 0 to the end', () => {
  expect(listTicks(5, 20)).toEqual([0, 5, 10, 15, 20])
  expect(listTicks(0.1, 0.3)).toHaveLength(4)
  expect(listTicks(5, 19)).toEqual([0, 5, 10, 15])
})

test('draws ticks at their share of 1,000 units', () => {
  expect(createTickPath([0, 0.5, 1], 4, 8)).toBe('M0 4v8M500 4v8M1000 4v8')
})
