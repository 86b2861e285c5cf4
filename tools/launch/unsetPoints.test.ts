import { expect, test } from 'vitest'
import { findUnsetPoints } from './unsetPoints.ts'

test('findUnsetPoints lists the points of the owner that have no text', () => {
  const points = { 'Staff on shift': null, References: 'Two airlines, on request.' }
  expect(findUnsetPoints([{ id: 'station', title: 'At the station', points }])).toEqual([
    'Staff on shift',
  ])
})
