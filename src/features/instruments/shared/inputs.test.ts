import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkbox, choice, date, number, optional, readTexts, time, wholeNumber } from './inputs.ts'

const RANGE = { min: 0.5, max: 400_000 }

test.each([
  ['10000', 10_000],
  [' 12,500 ', 12_500],
  ['1,234,567.5', undefined],
  ['400,000', 400_000],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['١٢٥٠٠', 12_500],
  // Could be read in two ways, or not at all.
  ['12,5', undefined],
  ['1.234,5', undefined],
  ['', undefined],
  ['-5', undefined],
  ['0.4', undefined],
  ['1e3', undefined],
  ['10 kg', undefined],
])('reads the number %j as %j', (text, value) => {
  expect(number(RANGE).read(text)).toBe(value)
})

test('a whole number refuses fractions, and an optional one may be empty', () => {
  expect(wholeNumber(RANGE).read('12')).toBe(12)
  expect(wholeNumber(RANGE).read('12.5')).toBeUndefined()
  expect(optional(number(RANGE)).read('')).toBeNull()
  expect(optional(number(RANGE)).read('x')).toBeUndefined()
})

test('tells what may be entered', () => {
  const { range, problem } = wholeNumber({ min: 1, max: 1000 })
  expect([range, problem]).toEqual(['1 to 1,000, whole', 'Enter 1 to 1,000, whole'])
  const year = { min: '2026-11-23', max: '2027-11-23' }
  expect(date(year).problem).toBe('Enter 23 Nov 2026 to 23 Nov 2027')
})

test.each([
  ['14:10', 850],
  ['1410', 850],
  ['14.10Z', 850],
  ['9:05', 545],
  ['٠٠:٠٠', 0],
  ['24:00', undefined],
  ['12:60', undefined],
  ['', undefined],
])('reads the time %j as %j', (text, minutes) => {
  expect(time().read(text)).toBe(minutes)
})

test('reads only real dates within the bounds', () => {
  const { read } = date({ min: '2026-02-01', max: '2026-12-31' })
  const texts = ['2026-02-28', '2026-02-30', '2026-01-31', '2027-01-01', '26-2-28', '']
  expect(texts.map(read)).toEqual(['2026-02-28', ...Array.from({ length: 5 })])
})

test('reads choices and checkboxes', () => {
  expect(choice(['kg', 'lb']).read('lb')).toBe('lb')
  expect(choice(['kg', 'lb']).read('l')).toBeUndefined()
  expect([checkbox().read('yes'), checkbox().read('')]).toEqual([true, false])
})

test('returns values only if no text is refused', () => {
  const inputs = { amount: number(RANGE), isExact: checkbox() }
  expect(readTexts(inputs, { amount: '5', isExact: 'yes' }).values).toEqual({
    amount: 5,
    isExact: true,
  })
  expect(readTexts(inputs, { amount: 'x' })).toEqual({
    known: { isExact: false },
    refused: ['amount'],
    values: undefined,
  })
})

test('never throws and never returns an infinite number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = number(RANGE).read(text)
      expect(value === undefined || Number.isFinite(value)).toBe(true)
    }),
  )
})
