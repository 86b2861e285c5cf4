import { expect, test } from 'vitest'
import { findSitePath, readToolHash, readServiceSearch } from './paths.ts'

test('reads a known service and ignores anything else', () => {
  expect(readServiceSearch({ service: 'fuel', utm_source: 'x' })).toEqual({ service: 'fuel' })
  for (const service of ['Fuel', 'fuel ', '', 7, true, null, undefined, ['fuel', 'fuel'], { a: 1 }])
    expect(readServiceSearch({ service })).toEqual({ service: undefined })
  expect(readServiceSearch({})).toEqual({ service: undefined })
})

test.each([
  ['/services/fuel', '/services/fuel'],
  ['/services/fuel/index.html', '/services/fuel'],
  ['/index.html', '/'],
  ['/Services/fuel', undefined],
  ['//about-us', undefined],
])('finds at %s the page %s', (address, path) => {
  expect(findSitePath(address)).toBe(path)
})

const REST = { blocks: '23:50', travel: '90', counted: 'duty', easa: '' }
test.each([
  '#instrument?blocks=23%3A50&travel=90&counted=duty&easa=',
  '#instrument?blocks=23:50&amp;travel=90&amp;counted=duty&amp;easa=',
  '#instrument?blocks=23%3A50&amp;amp;travel=90&#38;counted=duty&#x26;easa=',
  '#instrument%3Fblocks%3D23%253A50%26travel%3D90%26counted%3Dduty%26easa%3D',
  '#instrument%3Fblocks%3D23%3A50%26amp%3Btravel%3D90%26counted%3Dduty%26easa%3D',
])('reads the inputs of the link %s', (hash) => {
  expect(readToolHash(hash)).toEqual(REST)
})

test.each(['&utm_source=news', '?utm_source=news', '&amp;utm_source=news', '%26utm_source%3Dnews'])(
  'reads inputs before the parameter %s of a tracker',
  (parameter) => {
    const hash = '#instrument?amount=12%2C500&unit=kg'
    const texts = { amount: '12,500', unit: 'kg', utm_source: 'news' }
    expect(readToolHash(hash + parameter)).toEqual(texts)
    expect(readToolHash(encodeURIComponent(hash).replace('%23', '#') + parameter)).toEqual(texts)
  },
)

test.each(['', '#instrument', '#instrument?', '#instruments?a=1', '#main', '#%E0%A4?a=1'])(
  'finds no inputs in %j',
  (hash) => expect(readToolHash(hash)).toBeUndefined(),
)
