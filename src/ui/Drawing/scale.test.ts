import { expect, test } from 'vitest'
import { createTickPath, listTicks, roundUpToNiceStep } from './scale.ts'

test.each([
  [1, 1],
  [1.1, 2],
  [3, 5],
  [7, 10],
  [2400, 5000],
  [0.03, 0.05],
])('rounds %d up to a step of %d', (least, step) => {
  expect(roundUpToNiceStep(least)).toBeCloseTo(step, 12)
})

test('lists ticks from 0 to the end, and draws them at their share of 1,000 units', () => {
  expect(listTicks(5, 20)).toEqual([0, 5, 10, 15, 20])
  expect(listTicks(0.1, 0.3)).toHaveLength(4)
  expect(listTicks(5, 19)).toEqual([0, 5, 10, 15])
  expect(createTickPath([0, 0.5, 1], 4, 8)).toBe('M0 4v8m500-8v8m500-8v8')
})
