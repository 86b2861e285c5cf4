import { expect, test } from 'vitest'
import { international } from './international.ts'

test.each([
  // Pasted behind the dial code, or over everything.
  ['+965+44 20 7946 0958', '+44 20 7946 0958', '+442079460958'],
  ['+9650096520000000', '0096520000000', '+96520000000'],
  ['+96596520000000', '96520000000', '+96520000000'],
  ['+96520000000', '2000 0000', '+96520000000'],
  ['2000 0000', '2000 0000', '+96520000000'],
  ['96520000', '96520000', '+96596520000'],
  ['442079460958', '442079460958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958', '+442079460958'],
  // Browsers that do not tell what they put in: the whole text stands for it.
  ['+965+442079460958', '+965+442079460958', '+442079460958'],
  ['+96520000000', '+96520000000', '+96520000000'],
])('%j with %j put in is %j', (value, inserted, expected) => {
  expect(international(value, inserted, '965')).toBe(expected)
})

test.each([
  ['+965+', '+', '+'],
  ['+965 00', '0', '+'],
  ['+965 2', '2', '+965 2'],
  ['+4', '4', '+4'],
  ['4+965 123', '4', '4+965 123'],
  ['12345', '12345', '12345'],
  ['', '', ''],
])('typed key by key, %j is read as %j', (value, inserted, expected) => {
  expect(international(value, inserted, '965')).toBe(expected)
})
