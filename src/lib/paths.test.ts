import { expect, test } from 'vitest'
import { readServiceSearch } from './paths.ts'

test('reads a known service and ignores anything else', () => {
  expect(readServiceSearch({ service: 'fuel', utm_source: 'x' })).toEqual({ service: 'fuel' })
  for (const service of ['Fuel', 'fuel ', '', 7, true, null, undefined, ['fuel', 'fuel'], { a: 1 }])
    expect(readServiceSearch({ service })).toEqual({ service: undefined })
  expect(readServiceSearch({})).toEqual({ service: undefined })
})
