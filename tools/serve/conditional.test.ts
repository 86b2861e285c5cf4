import { describe, expect, test } from 'vitest'
import { isNotModified, requestedRange } from './conditional.ts'

const modified = Date.parse('2025-03-01T10:00:00.700Z')
const version = { etag: '"a-1"', modified }
const DATE = 'Sat, 01 Mar 2025 10:00:00 GMT'
const EARLIER = 'Sat, 01 Mar 2025 09:59:59 GMT'

describe('isNotModified', () => {
  test.each([
    [{ 'if-none-match': '"a-1"' }, true],
    [{ 'if-none-match': '"b", W/"a-1"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"a-2"' }, false],
    [{ 'if-none-match': '"a-2"', 'if-modified-since': DATE }, false],
    [{ 'if-modified-since': DATE }, true],
    [{ 'if-modified-since': EARLIER }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{}, false],
  ])('%j → %s', (headers, expected) => {
    expect(isNotModified(headers, version)).toBe(expected)
  })
})

describe('requestedRange of 100 bytes', () => {
  test.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['Bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=200-300', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['items=0-1', null],
    ['bytes=a-b', null],
    [undefined, null],
  ])('%s → %j', (range, expected) => {
    expect(requestedRange(range ? { range } : {}, version, 100)).toEqual(expected)
  })

  test.each([
    ['"a-1"', { start: 0, end: 0 }],
    [DATE, { start: 0, end: 0 }],
    ['"a-2"', null],
    ['W/"a-1"', null],
    [EARLIER, null],
    ['nonsense', null],
  ])('with If-Range %s → %j', (condition, expected) => {
    const headers = { range: 'bytes=0-0', 'if-range': condition }
    expect(requestedRange(headers, version, 100)).toEqual(expected)
  })

  test('an empty file has no satisfiable range', () => {
    expect(requestedRange({ range: 'bytes=0-' }, version, 0)).toBe('unsatisfiable')
  })
})
