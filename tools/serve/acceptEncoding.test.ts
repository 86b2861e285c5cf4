import { expect, test } from 'vitest'
import { acceptedCodings } from './acceptEncoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['X-GZIP', ['gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip;q=0.001', ['gzip', 'identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.1, gzip;q=0.2', ['gzip', 'br', 'identity']],
  ['br, *;q=0', ['br', 'identity']],
  ['identity;q=0', ['identity']],
  ['br;q=2, gzip;q=x', ['identity']],
  ['brotli, gzipped', ['identity']],
  ['gzip ; q=1.000 , br ; q=0.999', ['gzip', 'br', 'identity']],
])('%j → %j', (header, expected) => {
  expect(acceptedCodings(header)).toEqual(expected)
})
