import { assert, pre, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findAdvice } from './advice.ts'
import { emptyRequest } from './flight.ts'
import { insertBlock, type MessageBlock, undoBlock } from './messageBlocks.ts'
import { composeLines } from './requestLines.ts'

const now = new Date('2026-11-21T22:00:00Z')

const full = {
  service: 'Fueling',
  operator: 'Gulf Charter',
  flight: 'glf 12',
  registration: '9k-abc',
  type: 'glf6',
  mtow: '45,000 kg',
  purpose: 'Private',
  from: 'omdb',
  to: 'egll',
  eta: '21 nov 04:10',
  etd: '210600z',
  passengers: '4',
  crew: '3',
  needs: 'Jet A1 8,000 litres\nCatering for 7',
}

describe('composed lines', () => {
  test('contain ASCII digits for Arabic input', () => {
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
    expect(findAdvice('passengers', arabic)).toBeUndefined()
    expect(findAdvice('etd', { ...arabic, eta: '٢١ ٠٥٠٠' })).toBe('order')
  })

  test('have a fixed order, aligned values and codes in capitals', () => {
    expect(composeLines(full, 'OKKK', 'HANDLING REQUEST', now)).toBe(
      [
        'HANDLING REQUEST',
        'SERVICE  Fueling',
        'OPR      Gulf Charter',
        'FLIGHT   GLF 12',
        'REG      9K-ABC',
        'TYPE     GLF6',
        'MTOW     45,000 kg',
        'PURPOSE  Private',
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
  test('omit empty fields', () => {
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
] as const)('in the field %s, "%s" gets the advice: %s', (name, value, advice) => {
  expect(findAdvice(name, { ...emptyRequest, [name]: value })).toBe(advice)
})

test.each([
  ['21NOV 0600Z', '21NOV 0410Z'],
  ['21 NOV 2027 0410', '21 NOV 2026 0600'],
])('advises on the order if ETA is %s and ETD is %s', (eta, etd) => {
  expect(findAdvice('etd', { ...emptyRequest, eta, etd })).toBe('order')
})

describe('blocks in a message', () => {
  const typed = string({ unit: 'binary' })
  const lines = string({ minLength: 1 }).filter((text) => text.trim() !== '')
  const insert = (message: string, text: string, blocks: readonly MessageBlock[] = []) =>
    insertBlock(message, blocks, text, 'composer')

  test('keep all typed text when inserted, and undo restores the message', () => {
    assert(
      property(typed, lines, (message, text) => {
        const inserted = insert(message, text)
        expect(inserted.message.startsWith(message)).toBe(true)
        expect(inserted.message.endsWith(text)).toBe(true)
        expect(undoBlock(inserted.message, inserted.blocks)).toEqual({ message, blocks: [] })
      }),
    )
  })
  test('are replaced in place by the same source, and undo restores the previous lines', () => {
    assert(
      property(typed, lines, lines, typed, (message, first, second, more) => {
        pre(first !== second)
        const one = insert(message, first)
        const after = `\n${more}`
        const two = insert(one.message + after, second, one.blocks)
        expect(two.message).toBe(one.message.slice(0, -first.length) + second + after)
        expect(undoBlock(two.message, two.blocks)?.message).toBe(one.message + after)
      }),
    )
  })
  test('stay as they are after the visitor adds text to one of their lines', () => {
    assert(
      property(typed, lines, lines, typed, (message, first, second, more) => {
        pre(!more.startsWith('\n') && more !== '' && !`${message}${more}`.includes(first))
        const one = insert(message, first)
        const changed = one.message + more
        expect(undoBlock(changed, one.blocks)).toBeUndefined()
        expect(insert(changed, second, one.blocks).message.startsWith(changed)).toBe(true)
      }),
    )
  })
  test('stay as they are after the visitor edits them', () => {
    const { message, blocks } = insert('Hello', 'REG  9K-ABC')
    const changed = message.replace('ABC', 'XYZ')
    expect(undoBlock(changed, blocks)).toBeUndefined()
    expect(insert(changed, 'REG  N1', blocks).message).toBe(`${changed}\n\nREG  N1`)
  })
  test('are not undone if an older block is part of edited lines', () => {
    const one = insert('', 'HEADING\nREG  9K-ABC')
    const two = insert(one.message, 'HEADING\nREG  9K-ABC\nCREW  3', one.blocks)
    expect(undoBlock(two.message.replace('3', '4'), two.blocks)).toBeUndefined()
  })
  test('are replaced and undone separately for each source', () => {
    const one = insertBlock('', [], 'UPLIFT  1 kg', 'fuel')
    const two = insertBlock(one.message, one.blocks, 'REG  N1', 'composer')
    const three = insertBlock(two.message, two.blocks, 'UPLIFT  2 kg', 'fuel')
    expect(three.message).toBe('UPLIFT  2 kg\n\nREG  N1')
    expect(undoBlock(three.message, three.blocks)?.message).toBe('UPLIFT  1 kg\n\nREG  N1')
  })
  test('are undone once after identical lines were inserted twice', () => {
    const one = insert('Hello', 'REG  N1')
    const two = insert(one.message, 'REG  N1', one.blocks)
    expect(two).toMatchObject({ message: one.message, isRenewal: true })
    expect(undoBlock(two.message, two.blocks)?.message).toBe('Hello')
  })
})
