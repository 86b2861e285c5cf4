import { expect, test } from 'vitest'
import { toMapPoint } from './model.ts'

test.each([
  [0, 500, 20],
  [90, 980, 500],
  [180, 500, 980],
  [270, 20, 500],
])('the bearing %d is at its point on the rim', (bearing, x, y) => {
  expect(toMapPoint(bearing, 480)).toEqual({ x, y })
})
