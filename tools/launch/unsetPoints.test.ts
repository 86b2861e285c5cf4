import { expect, test } from 'vitest'
import { findUnsetPoints } from './unsetPoints.ts'

test('findUnsetPoints lists the points of the owner that have no text', () => {
  const points = {
    staff: { title: 'Staff on shift' },
    references: { title: 'References', text: 'Two airlines, on request.' },
  }
  expect(findUnsetPoints(points)).toEqual([
    { description: 'Staff on shift', path: 'ownersPoints.staff' },
  ])
})
