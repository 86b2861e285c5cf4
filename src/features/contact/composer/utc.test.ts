import { expect, test } from 'vitest'
import { formatUtc, isBefore, parseUtc } from './utc.ts'

const now = new Date('2026-11-21T22:00:00Z')

test.each([
  ['0410', '0410Z'],
  ['04:10z', '0410Z'],
  ['21 0410', '21 0410Z'],
  ['21 November 04:10 Zulu', '21NOV 0410Z'],
  ['04h10', '0410Z'],
  ['210410Z', '21 0410Z'],
  ['21NOV 0410Z', '21NOV 0410Z'],
  ['21 November 2026, 04:10 UTC', '21NOV 0410Z'],
  ['2026-11-21T04:10Z', '21NOV 0410Z'],
  ['around noon', 'around noon'],
  ['2460', '2460'],
  ['10410', '10410'],
  ['1 0410', '01 0410Z'],
  ['1NOV0410', '01NOV 0410Z'],
  ['32 0410', '32 0410'],
  ['21 FOO 0410', '21 FOO 0410'],
  ['21 marble 0410', '21 marble 0410'],
  ['21 mar 0410', '21MAR 0410Z'],
  ['1 Sept 0410', '01SEP 0410Z'],
  ['21 Nov 2028, 04:10 UTC', '21NOV2028 0410Z'],
  ['20 Nov 2026 0410', '20NOV2026 0410Z'],
  ['20 Nov 2027 0410', '20NOV 0410Z'],
  ['2027-11-21T04:10Z', '21NOV2027 0410Z'],
  ['29 FEB 2028 0410', '29FEB 0410Z'],
  ['29 FEB 0410', '29FEB 0410Z'],
  ['29 FEB 2027 0410', '29 FEB 2027 0410'],
  ['30 FEB 0410', '30 FEB 0410'],
  ['31 APR 0410', '31 APR 0410'],
  ['2026-02-29T04:10Z', '2026-02-29T04:10Z'],
  ['2026-13-01T04:10Z', '2026-13-01T04:10Z'],
  ['21 NOV 2026', '21 NOV 2026'],
  ['21 NOV 20:26', '21NOV 2026Z'],
  ['21 2028 0410', '21 2028 0410'],
])('formats %s as %s', (typed, formatted) => {
  expect(formatUtc(typed, now)).toBe(formatted)
})

test.each([
  ['21NOV 0410', '21NOV 0600', true],
  ['21NOV 0600', '21NOV 0410', false],
  ['31DEC 2300', '01JAN 0100', true],
  ['01JAN 0100', '31DEC 2300', false],
  ['2300', '0100', false],
  ['21 0600', '22 0100', false],
  ['21 NOV 2026 0410', '21 NOV 2027 0300', true],
  ['21 NOV 2027 0300', '21 NOV 2026 0410', false],
  ['21 NOV 2026 0410', '22 NOV 0300', true],
  ['31 DEC 2026 2300', '1 JAN 0100', true],
])('%s is certainly earlier than %s: %s', (first, second, expected) => {
  const [a, b] = [parseUtc(first), parseUtc(second)]
  expect(a && b && isBefore(a, b)).toBe(expected)
})
