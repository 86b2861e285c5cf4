import { expect, test } from 'vitest'
import { sortHeaders } from './nginx.ts'

// `e2e/nginx.spec.ts` runs the shipped configuration in a real nginx.
test('a header that only one class has counts as differing', () => {
  const all = [
    { A: '1', B: '1' },
    { A: '1', B: '2', C: '3' },
  ]
  expect(sortHeaders(all)).toEqual({ constant: [['A', '1']], differing: ['B', 'C'] })
})
