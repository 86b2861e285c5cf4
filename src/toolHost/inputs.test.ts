import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkbox,
  choice,
  date,
  duration,
  number,
  optional,
  readTexts,
  time,
  wholeNumber,
} from './inputs.ts'

const RANGE = { min: 0.5, max: 400_000 }

test.each([
  ['10000', 10_000],
  [' 12,500 ', 12_500],
  ['400,000', 400_000],
  ['1,00,000', 100_000],
  ['1,234.5', 1234.5],
  ['12.500', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['12,5', 12.5],
  ['0,800', 0.8],
  ['1.234,5', 1234.5],
  ['12\u202f500,25', 12_500.25],
  ["12'500", 12_500],
  ['12’500.5', 12_500.5],
  ['١٢٬٥٠٠٫٥', 12_500.5],
  ['۷۸۸٫۸', 788.8],
  ['1\ufe0d2\u200e,500', 12_500],
])('reads the number %j as %j', (text, value) => {
  expect(number(RANGE).read(text)).toBe(value)
})

test.each(
  ['', ' ', '.', ',', '-5', '0.4', '1,234,567.5', '1e3', '10 kg', '1 2', '1,2,3', '1.2.3'].concat([
    '1,23,4.5',
    '1.5,5.5',
    'Infinity',
    '0x10',
    '9'.repeat(40),
  ]),
)('refuses the number %j', (text) => {
  expect(number(RANGE).read(text)).toBeUndefined()
})

test.each([
  ['12.500', 'Read as 12.5'],
  ['12,500', 'Read as 12,500'],
  ['0,800', 'Read as 0.8'],
  ['1,234,567', 'Read as 1,234,567'],
  ['١٢٬٥٠٠', 'Read as 12,500'],
  [' 800 ', ''],
  ['1.2.3', ''],
])('describes how the number %j was read: %j', (text, description) => {
  expect(number(RANGE).describe?.(text)).toBe(description)
})

test('refuses a text of any length without delay', () => {
  expect(number(RANGE).read(`${'1'.repeat(200_000)}x`)).toBeUndefined()
})

test('reads numbers as the locales of the region write them', () => {
  const locales = ['en-GB', 'de-CH', 'en-IN', 'ar-KW', 'ar-EG', 'fa-IR', 'fr-FR', 'hi-IN']
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400_000 }),
      fc.constantFrom(...locales),
      (value, locale) => {
        expect(number(RANGE).read(value.toLocaleString(locale))).toBe(value)
      },
    ),
  )
})

test('a whole number refuses fractions, and an optional one may be empty', () => {
  expect(wholeNumber(RANGE).read('12')).toBe(12)
  expect(wholeNumber(RANGE).read('12.5')).toBeUndefined()
  expect(['', ' \u200b'].map(optional(number(RANGE)).read)).toEqual([null, null])
  expect(optional(number(RANGE)).read('x')).toBeUndefined()
})

test('tells what may be entered', () => {
  const { range, problem } = wholeNumber({ min: 1, max: 1000 })
  expect([range, problem]).toEqual(['1 to 1,000, whole', 'Enter 1 to 1,000, whole'])
  const year = { min: '2026-11-23', max: '2027-11-23' }
  expect(date('kuwait', year).problem).toBe('Enter 23 Nov 2026 to 23 Nov 2027')
})

test.each([
  ['14:10', 850],
  ['1410', 850],
  ['14.10Z', 850],
  ['14h10', 850],
  // A time as speech recognition writes it.
  ['14 10 zulu', 850],
  ['１４：１０', 850],
  ['9:05', 545],
  ['٠٠:٠٠', 0],
  ['24:00', undefined],
  ['12:60', undefined],
  ['', undefined],
])('reads the UTC time %j as %j', (text, minutes) => {
  expect(time('utc').read(text)).toBe(minutes)
})

test.each([
  ['14:10', 850, 850],
  ['1410Z', 850, undefined],
  ['14:10 zulu', 850, undefined],
  ['14:10 UTC', 850, undefined],
  ['1410 gmt', 850, undefined],
  ['14:10 local', undefined, 850],
  ['1410L', undefined, 850],
  ['1410 Kuwait', undefined, 850],
  ['14:10 EST', undefined, undefined],
])('reads %j as %j in UTC and as %j in Kuwait time', (text, utc, kuwait) => {
  expect([time('utc').read(text), time('kuwait').read(text)]).toEqual([utc, kuwait])
})

test('the error of a time names its zone', () => {
  expect([time('utc').problem, time('kuwait').problem]).toEqual([
    'Enter UTC, 00:00 to 23:59',
    'Enter Kuwait time, 00:00 to 23:59',
  ])
})

test.each([
  ['12:30', 750],
  ['12 h 30', 750],
  ['12h30', 750],
  ['12h30min', 750],
  ['1230', 750],
  ['9:05', 545],
  ['12', 720],
  ['12 h', 720],
  ['24:00', 1440],
  ['24:01', undefined],
  ['12:60', undefined],
  ['12.5', undefined],
  ['', undefined],
])('reads the duration %j as %j', (text, minutes) => {
  expect(duration({ min: 0, max: 1440 }).read(text)).toBe(minutes)
})

test('reads only real dates within the bounds', () => {
  const { read } = date('utc', { min: '2026-02-01', max: '2026-12-31' })
  const texts = ['2026-02-28', '2026-02-30', '2026-01-31', '2027-01-01', '26-2-28', '']
  expect(texts.map(read)).toEqual(['2026-02-28', ...Array.from({ length: 5 })])
})

test('reads choices and checkboxes', () => {
  expect(choice(['kg', 'lb']).read('lb')).toBe('lb')
  expect(choice(['kg', 'lb']).read('l')).toBeUndefined()
  expect(['yes', '', 'x'].map(checkbox().read)).toEqual([true, false, undefined])
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
