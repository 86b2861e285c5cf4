import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, readTime } from './readNumber.ts'

test.each([
  ['10000', 10_000],
  [' 12,500 ', 12_500],
  ['\u200e12,500\u202c', 12_500],
  ['\u061c٥', 5],
  ['12.500', 12.5],
  ['12,5', 12.5],
  ['0,800', 0.8],
  ['1,234,567', 1_234_567],
  ['1,00,000', 100_000],
  ['1.234.567', 1_234_567],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['12 500', 12_500],
  ['12\u202f500,25', 12_500.25],
  ['1\u00a0234\u00a0567', 1_234_567],
  ["12'500", 12_500],
  ['12’500.5', 12_500.5],
  ['١٢٥٠٠', 12_500],
  ['١٢٬٥٠٠٫٥', 12_500.5],
  ['۷۸۸٫۸', 788.8],
  ['−5', -5],
  ['+5', 5],
  ['.5', 0.5],
  ['5.', 5],
  ['0', 0],
])('reads %j', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test.each([
  '',
  '  ',
  '-',
  '.',
  ',',
  'ten',
  '10 kg',
  '1,2,3',
  '1.2.3',
  '1,23,4.5',
  '1.5,5.5',
  '1 2',
  '1e9',
  '--5',
  'NaN',
  'Infinity',
  '0x10',
])('does not read %j', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

test('reads numbers as every locale of the region writes them', () => {
  const locales = ['en-GB', 'de-CH', 'en-IN', 'ar-KW', 'ar-EG', 'fa-IR', 'fr-FR', 'hi-IN']
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400_000 }),
      fc.constantFrom(...locales),
      (value, locale) => {
        expect(readNumber(value.toLocaleString(locale))).toBe(value)
      },
    ),
  )
})

test('refuses a long pasted text as quickly as a word', () => {
  expect(readNumber(`${'1'.repeat(200_000)}x`)).toBeUndefined()
})

test('never throws and never returns an infinite number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = readNumber(text)
      expect(value === undefined || Number.isFinite(value)).toBe(true)
    }),
  )
})

test.each([
  ['14:10', 850],
  ['1410', 850],
  ['1410Z', 850],
  ['\u200e14:10', 850],
  ['14.10 z', 850],
  // As speech recognition writes it.
  ['14 10 zulu', 850],
  ['9:05', 545],
  ['٠٠:٠٠', 0],
  ['23:59', 1439],
])('reads the time %j', (text, minutes) => {
  expect(readTime(text)).toBe(minutes)
})

test.each(['', '24:00', '12:60', 'noon', '1', '12', '12345'])(
  'does not read the time %j',
  (text) => {
    expect(readTime(text)).toBeUndefined()
  },
)
