import { assert, pre, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviceOn } from './advice.ts'
import { insertBlock, undoInsertion } from './insertion.ts'
import { composeLines, emptyRequest } from './request.ts'

const now = new Date('2026-11-21T22:00:00Z')

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
  test('are written in digits that every desk reads', () => {
    const arabic = {
      ...emptyRequest,
      eta: '٢١ نوفمبر',
      etd: '٢١ ٠٤١٠',
      passengers: '١٢',
      mtow: '٤٥ t',
    }
    expect(composeLines(arabic, 'OKKK', 'REQUEST', now)).toBe(
      'REQUEST\nMTOW     45 t\nETA      21 نوفمبر\nETD      21 0410Z\nPAX      12',
    )
    expect(adviceOn('passengers', arabic)).toBeUndefined()
    expect(adviceOn('etd', { ...arabic, eta: '٢١ ٠٥٠٠' })).toBe('order')
  })

  test('stand in one order, in columns, codes in capitals', () => {
    expect(composeLines(full, 'OKKK', 'HANDLING REQUEST', now)).toBe(
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
    expect(composeLines({ ...emptyRequest, to: 'EGLL' }, 'OKKK', 'H', now)).toBe(
      'H\nROUTE    OKKK - EGLL',
    )
    expect(composeLines({ ...emptyRequest, needs: '  ' }, 'OKKK', 'H', now)).toBe('')
  })
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
  ['eta', '10410', 'time'],
  ['eta', '30 FEB 0410', 'time'],
  ['etd', '31 APR 0410', 'time'],
  ['etd', '29 FEB 2027 0410', 'time'],
  ['eta', '21 marble 0410', 'time'],
  ['etd', '', undefined],
  ['passengers', '4', undefined],
  ['crew', 'two', 'count'],
  ['needs', 'anything', undefined],
] as const)('%s "%s": %s', (name, value, advice) => {
  expect(adviceOn(name, { ...emptyRequest, [name]: value })).toBe(advice)
})

test.each([
  ['21NOV 0600Z', '21NOV 0410Z'],
  ['21 NOV 2027 0410', '21 NOV 2026 0600'],
])('with ETA %s a departure at %s is mentioned', (eta, etd) => {
  expect(adviceOn('etd', { ...emptyRequest, eta, etd })).toBe('order')
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
        const after = `\n${more}`
        const two = insertBlock(one.message + after, second, one.insertion)
        expect(two.message).toBe(one.message.slice(0, -first.length) + second + after)
        expect(undoInsertion(two.message, two.insertion)).toBe(one.message + after)
      }),
    )
  })
  test('what was typed on to a line of the block is neither glued to another nor taken away', () => {
    assert(
      property(typed, block, block, typed, (message, first, second, more) => {
        pre(!more.startsWith('\n') && more !== '' && !`${message}${more}`.includes(first))
        const one = insertBlock(message, first)
        const changed = one.message + more
        expect(undoInsertion(changed, one.insertion)).toBeUndefined()
        expect(insertBlock(changed, second, one.insertion).message.startsWith(changed)).toBe(true)
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
