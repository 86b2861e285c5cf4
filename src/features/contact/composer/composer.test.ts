import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviceOn } from './advice.ts'
import { insertBlock, undoInsertion } from './insertion.ts'
import { composeLines, emptyRequest } from './request.ts'
import { formatUtc, isBefore, parseUtc } from './utc.ts'

const full = {
  service: 'Fueling',
  registration: '9k-abc',
  type: 'glf6',
  mtow: '45,000 kg',
  from: 'omdb',
  to: 'egll',
  eta: '21 nov 04:10',
  etd: '210600z',
  passengers: '4',
  crew: '3',
  needs: 'Jet A1 8,000 litres\nCatering for 7',
}

describe('lines', () => {
  test('stand in one order, in columns, codes in capitals', () => {
    expect(composeLines(full, 'OKKK', 'HANDLING REQUEST')).toBe(
      [
        'HANDLING REQUEST',
        'SERVICE  Fueling',
        'REG      9K-ABC',
        'TYPE     GLF6',
        'MTOW     45,000 kg',
        'ROUTE    OMDB - OKKK - EGLL',
        'ETA      21NOV 0410Z',
        'ETD      21 0600Z',
        'PAX      4',
        'CREW     3',
        'NEEDS    Jet A1 8,000 litres',
        '         Catering for 7',
      ].join('\n'),
    )
  })
  test('leave out what was not given', () => {
    expect(composeLines({ ...emptyRequest, to: 'EGLL' }, 'OKKK', 'H')).toBe(
      'H\nROUTE    OKKK - EGLL',
    )
    expect(composeLines({ ...emptyRequest, needs: '  ' }, 'OKKK', 'H')).toBe('')
  })
})

test.each([
  ['0410', '0410Z'],
  ['04:10z', '0410Z'],
  ['21 0410', '21 0410Z'],
  ['210410Z', '21 0410Z'],
  ['21NOV 0410Z', '21NOV 0410Z'],
  ['21 November 2026, 04:10 UTC', '21NOV 0410Z'],
  ['2026-11-21T04:10Z', '21NOV 0410Z'],
  ['around noon', 'around noon'],
  ['2460', '2460'],
  ['32 0410', '32 0410'],
  ['21 FOO 0410', '21 FOO 0410'],
])('%s is written %s', (typed, written) => {
  expect(formatUtc(typed)).toBe(written)
})

test.each([
  ['21NOV 0410', '21NOV 0600', true],
  ['21NOV 0600', '21NOV 0410', false],
  ['31DEC 2300', '01JAN 0100', true],
  ['01JAN 0100', '31DEC 2300', false],
  ['2300', '0100', false],
  ['21 0600', '22 0100', false],
])('%s is clearly before %s: %s', (first, second, expected) => {
  const [a, b] = [parseUtc(first), parseUtc(second)]
  expect(a && b && isBefore(a, b)).toBe(expected)
})

test.each([
  ['registration', '9K-ABC', undefined],
  ['registration', 'N123AB', undefined],
  ['registration', 'not yet known', 'registration'],
  ['mtow', '45,000 kg', undefined],
  ['mtow', '99,500lbs', undefined],
  ['mtow', '45000', 'mtow'],
  ['from', 'omdb', undefined],
  ['to', 'DXB', 'icao'],
  ['eta', '0410', undefined],
  ['eta', 'noon', 'time'],
  ['etd', '', undefined],
  ['passengers', '4', undefined],
  ['crew', 'two', 'count'],
  ['needs', 'anything', undefined],
] as const)('%s "%s": %s', (name, value, advice) => {
  expect(adviceOn(name, { ...emptyRequest, [name]: value })).toBe(advice)
})

test('a departure before the arrival is mentioned', () => {
  const request = { ...emptyRequest, eta: '21NOV 0600Z', etd: '21NOV 0410Z' }
  expect(adviceOn('etd', request)).toBe('order')
})

describe('insertion', () => {
  const typed = string({ unit: 'binary' })
  const block = string({ minLength: 1 }).filter((text) => text.trim() !== '')

  test('keeps every typed character, and undo gives the message back', () => {
    assert(
      property(typed, block, (message, lines) => {
        const inserted = insertBlock(message, lines)
        expect(inserted.message.startsWith(message)).toBe(true)
        expect(inserted.message.endsWith(lines)).toBe(true)
        expect(undoInsertion(inserted.message, inserted.insertion)).toBe(message)
      }),
    )
  })
  test('a second one renews the first, and undo brings the first back', () => {
    assert(
      property(typed, block, block, typed, (message, first, second, more) => {
        const one = insertBlock(message, first)
        const two = insertBlock(one.message + more, second, one.insertion)
        expect(two.message).toBe(one.message.slice(0, -first.length) + second + more)
        expect(undoInsertion(two.message, two.insertion)).toBe(one.message + more)
      }),
    )
  })
  test('lines that were changed by hand are left alone', () => {
    const { message, insertion } = insertBlock('Hello', 'REG  9K-ABC')
    const changed = message.replace('ABC', 'XYZ')
    expect(undoInsertion(changed, insertion)).toBeUndefined()
    expect(insertBlock(changed, 'REG  N1', insertion).message).toBe(`${changed}\n\nREG  N1`)
  })
})
