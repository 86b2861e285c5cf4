import { expect, test } from 'vitest'
import { readServiceSearch } from './serviceSearch.ts'

test('a known service is read, anything else is ignored', () => {
  expect(readServiceSearch({ service: 'fuel', utm_source: 'x' })).toEqual({ service: 'fuel' })
  for (const service of ['Fuel', 'fuel ', '', 7, true, null, undefined, ['fuel', 'fuel'], { a: 1 }])
    expect(readServiceSearch({ service })).toEqual({ service: undefined })
  expect(readServiceSearch({})).toEqual({ service: undefined })
})
