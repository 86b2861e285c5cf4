import { assert, constantFrom, integer, property, stringMatching } from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/metadata.max.json'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import PhoneInputImport from 'react-phone-input-2'
import { describe, expect, test } from 'vitest'
import { type Country, countryOf, keepCountries, withoutTrunk } from './countries.ts'
import {
  caretIn,
  digitsOf,
  inCountry,
  read,
  reported,
  reportedOf,
  settled,
  type Shown,
  showing,
} from './reading.ts'

const PhoneInput =
  (PhoneInputImport as unknown as { default?: typeof PhoneInputImport }).default ?? PhoneInputImport
const all: Country[] = []
renderToString(
  createElement(PhoneInput, {
    country: 'kw',
    masks: { kw: '.... ....' },
    isValid: (digits, chosen, list, areas) => {
      all.push(...(list as Country[]))
      return keepCountries(digits, chosen, list, areas)
    },
  }),
)

const chosen = (iso2: string) => {
  const country = countryOf(iso2)
  if (!country) throw new Error(`${iso2} is not in the list`)
  return country
}
const fresh = (country: Country) => showing(country.dialCode, country)
const put = (shown: Shown, text: string, at = shown.text.length, to = at) =>
  read(shown, {
    held: shown.text.slice(0, at) + text + shown.text.slice(to),
    caret: at + text.length,
    isDeletion: false,
  })
const overAll = (shown: Shown, text: string) => put(shown, text, 0, shown.text.length)
/** At the end of the field, where the caret is behind what was typed. */
const typed = (shown: Shown, text: string) =>
  Array.from(text).reduce((now, key) => put(now, key), shown)
const emptied = (shown: Shown) => read(shown, { held: '', caret: 0, isDeletion: true })
const outcome = (shown: Shown) => [shown.country.iso2, reported(settled(shown))]

/** Country, what is put in, country and number that come of it. */
const ROWS = [
  ['kw', '99887766', 'kw', '+96599887766'],
  ['kw', '66001122', 'kw', '+96566001122'],
  ['kw', '94412345', 'kw', '+96594412345'],
  ['kw', '9650 0012', 'kw', '+96596500012'],
  ['kw', '965 2222 3333', 'kw', '+96522223333'],
  ['kw', '96522223333', 'kw', '+96522223333'],
  ['gb', '44 7911 123456', 'gb', '+447911123456'],
  ['kw', '٩٩٨٨٧٧٦٦', 'kw', '+96599887766'],
  ['kw', '۵۰۰۰ ۱۲۳۴', 'kw', '+96550001234'],
  ['kw', '＋９６５ ５０００ １２３４', 'kw', '+96550001234'],
  ['gb', '07911 123456', 'gb', '+447911123456'],
  ['gb', '(0)7911-123456', 'gb', '+447911123456'],
  ['gb', '+07911 123456', 'gb', '+447911123456'],
  ['cn', '13812345678', 'cn', '+8613812345678'],
  ['in', '9123456789', 'in', '+919123456789'],
  ['in', '09123 456789', 'in', '+919123456789'],
  ['it', '3912345678', 'it', '+393912345678'],
  ['it', '06 1234 5678', 'it', '+390612345678'],
  ['de', '0151 12345678', 'de', '+4915112345678'],
  ['eg', '01001234567', 'eg', '+201001234567'],
  ['sa', '050 123 4567', 'sa', '+966501234567'],
  ['ae', '050-123-4567', 'ae', '+971501234567'],
  ['us', '1 (212) 555-0123', 'us', '+12125550123'],
  ['us', '(876) 555-0123', 'us', '+18765550123'],
  ['ca', '204 555 0123', 'ca', '+12045550123'],
  ['jm', '876 555 0123', 'jm', '+18765550123'],
  ['ru', '8 (912) 345-67-89', 'ru', '+79123456789'],
  ['ru', '812 345 67 89', 'ru', '+78123456789'],
  ['kz', '8 701 234 5678', 'kz', '+77012345678'],
  ['hu', '06 20 123 4567', 'hu', '+36201234567'],
  ['hu', '20 123 4567', 'hu', '+36201234567'],
  ['ci', '07 01 23 45 67', 'ci', '+2250701234567'],
  ['fr', '06 12 34 56 78', 'fr', '+33612345678'],
  ['kw', '+44 (0)20 7946 0018', 'gb', '+442079460018'],
  ['kw', '0044 20 7946 0018', 'gb', '+442079460018'],
  ['kw', '+39 (0)6 1234 5678', 'it', '+390612345678'],
  ['gb', '+965 5000 1234', 'kw', '+96550001234'],
  ['gb', '00965 50001234', 'kw', '+96550001234'],
  ['gb', '+0044 7911 123456', 'gb', '+447911123456'],
  ['kw', '+1 204 555 0123', 'ca', '+12045550123'],
  ['kw', '+1 876 555 0123', 'jm', '+18765550123'],
  ['us', '+7 912 345 67 89', 'ru', '+79123456789'],
] as const

describe.each(ROWS)('%s, %s', (iso2, text, country, number) => {
  const start = fresh(chosen(iso2))
  const expected = [country, number]

  test.each<[string, Shown]>([
    ['behind the dial code', put(start, text)],
    ['before it', put(start, text, 0)],
    ['over everything', overAll(start, text)],
    ['over another number', overAll(put(start, '23456789'), text)],
    ['into the emptied field', put(emptied(start), text)],
    ['key by key', typed(start, text)],
    ['key by key into the emptied field', typed(emptied(put(start, '234')), text)],
    [
      'key by key over everything',
      typed(overAll(put(start, '2345'), text.charAt(0)), text.slice(1)),
    ],
  ])('put in %s', (_how, shown) => {
    expect(outcome(shown)).toEqual(expected)
  })
})

test.each([
  ['kw', '96550001234+', 'kw', '+96550001234'],
  ['kw', '50001234+', 'kw', '+96550001234'],
  ['kw', '٩٦٥٥٠٠٠١٢٣٤+ ', 'kw', '+96550001234'],
  ['kw', '+1 415 555 2671 ext. 123', 'us', '+14155552671'],
  ['kw', '5000 1234 x5', 'kw', '+96550001234'],
  ['gb', '+44 7911 123456 (ext 12)', 'gb', '+447911123456'],
  ['kw', 'Fax: +965 5000 1234', 'kw', '+96550001234'],
])('%s: what stands behind a number is no part of it, %s', (iso2, text, country, number) => {
  const start = fresh(chosen(iso2))
  expect(outcome(put(start, text))).toEqual([country, number])
  expect(outcome(overAll(put(start, '23456789'), text))).toEqual([country, number])
})

test('a paste that is long and no number is given up at once', () => {
  const start = fresh(chosen('kw'))
  const began = performance.now()
  expect(put(start, `5${' '.repeat(200_000)}y`).text).toBe('+965 5')
  expect(performance.now() - began).toBeLessThan(2000)
})

test('what is put into the middle of a number stays there', () => {
  const shown = typed(fresh(chosen('kw')), '50001234')
  expect(shown.text).toBe('+965 5000 1234')
  expect(put(typed(fresh(chosen('kw')), '5034'), '0012', 7).text).toBe('+965 5000 1234')
  expect(put(typed(fresh(chosen('kw')), '5034'), '+44 20 7946 0018', 7).country.iso2).toBe('gb')
  expect(put(typed(fresh(chosen('kw')), '5034'), '+', 7).text).toBe('+965 5034')
  expect(put(typed(fresh(chosen('kw')), '5034'), '00', 5).text).toBe('+965 0050 34')
  // At the very front, and inside of a dial code that stands alone.
  expect(put(shown, '9', 0).text).toBe('+965 9500 01234')
  expect(put(fresh(chosen('kw')), '5', 2).text).toBe('+965 5')
})

test('a deletion takes away what it deletes and no more', () => {
  const remove = (shown: Shown, from: number, to: number) =>
    read(shown, {
      held: shown.text.slice(0, from) + shown.text.slice(to),
      caret: from,
      isDeletion: true,
    })
  const british = put(fresh(chosen('gb')), '7011123456')
  expect(british.text).toBe('+44 7011 123456')
  // The zero waits for the digit that is typed in place of the one deleted.
  const edited = remove(british, 4, 5)
  expect(put(edited, '8', 4).text).toBe('+44 8011 123456')
  expect(reported(settled(edited))).toBe('+4411123456')
  expect(remove(british, 0, 1)).toEqual(british)
  expect(digitsOf(remove(british, 0, 4).text)).toBe('447011123456')
  expect(emptied(british)).toMatchObject({ text: '', country: chosen('gb') })
  expect(typed(remove(fresh(chosen('kw')), 1, 4), '44791').country.iso2).toBe('gb')
})

test('another country in the list takes the number over', () => {
  const shown = put(fresh(chosen('kw')), '0791')
  expect(inCountry(shown, chosen('gb')).text).toBe('+44 791')
  expect(inCountry(fresh(chosen('kw')), chosen('de')).text).toBe('+49')
})

test('more than 15 digits are refused', () => {
  const shown = put(fresh(chosen('kw')), '123456789012')
  expect(put(shown, '3')).toEqual(shown)
  expect(overAll(shown, '+1234567890123456')).toEqual(shown)
})

const anyCountry = integer({ min: 0, max: all.length - 1 }).map((index) => all[index] as Country)
const nationalDigits = stringMatching(/^[1-9][0-9]{0,9}$/)

test('national numbers keep their country and the order of their digits, and are read once', () => {
  assert(
    property(
      anyCountry,
      nationalDigits,
      constantFrom(put, overAll, typed),
      (country, text, how) => {
        const shown = how(fresh(country), text)
        expect(shown.country).toBe(country)
        expect(digitsOf(shown.text)).toBe(country.dialCode + withoutTrunk(text, country))
        const [again, ...rest] = [settled(shown), settled(settled(shown)), put(shown, '')]
        expect(rest).toEqual([again, again])
        expect(reported(again)).not.toMatch(/^\+0/)
      },
    ),
    { seed: 20_261_121, numRuns: 3000 },
  )
})

/** In the field and in the table of libphonenumber. */
const known = all.filter(({ iso2 }) => iso2.toUpperCase() in examples)

test.each(known.map((country) => [country.iso2, country] as const))(
  'the example of %s in each of its forms',
  (iso2, country) => {
    const example = getExampleNumber(iso2.toUpperCase() as CountryCode, examples)
    const number = example?.number
    const forms = [example?.formatInternational(), number] as string[]
    // Argentina writes another number at home: a 15 in it stands for a 9 in front.
    if (iso2 !== 'ar') forms.push(String(example?.formatNational()))
    // As it is dialled from abroad.
    forms.push(`00${digitsOf(String(number))}`)
    for (const form of forms) {
      for (const how of [put, overAll, typed]) {
        expect([form, reported(settled(how(fresh(country), form)))]).toEqual([form, number])
      }
    }
  },
)

test('the countries without a trunk prefix are those of libphonenumber', () => {
  const countries = metadata.countries as unknown as Record<string, unknown[]>
  // Other prefixes than a zero have rows above.
  const prefixOf = ({ iso2 }: Country) => countries[iso2.toUpperCase()]?.[5] || ''
  const judged = known.filter((country) => ['', '0'].includes(prefixOf(country) as string))
  const result = judged.map((country) => [country.iso2, withoutTrunk('02345678', country)])
  expect(result).toEqual(
    judged.map((country) => [country.iso2, prefixOf(country) ? '2345678' : '02345678']),
  )
})

test('a country from the list takes no more digits than a number may have', () => {
  const long = put(fresh(chosen('kw')), '234567890123')
  expect(reported(long)).toBe('+965234567890123')
  expect(reported(inCountry(long, chosen('ag')))).toBe('+126823456789012')
})

test.each([
  ['22223333', '+96522223333'],
  ['٢٢٢٢٣٣٣٣', '+96522223333'],
  ['0096522223333', '+96522223333'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+442079460018', '+442079460018'],
  ['+965', ''],
  ['+', ''],
  ['', ''],
])('%j, typed before the field could read it, means %j', (text, number) => {
  expect(reportedOf(text, chosen('kw'))).toBe(number)
})

test('a number that was read from the right keeps its country by the plus behind it', () => {
  expect(put(fresh(chosen('kw')), '44 7911 123456+').country.iso2).toBe('gb')
  expect(put(fresh(chosen('kw')), '96550001234+').text).toBe('+965 5000 1234')
  // Too short for one with a country, or begun as a national one.
  expect(put(fresh(chosen('kw')), '50001234+').text).toBe('+965 5000 1234')
  expect(put(fresh(chosen('gb')), '07911 123456+').text).toBe('+44 7911 123456')
})

test('the Delete key passes a space, and clears a number', () => {
  let shown = typed(fresh(chosen('kw')), '50001234')
  let caret = 5
  for (let press = 0; press < 12; press++) {
    const held = shown.text.slice(0, caret) + shown.text.slice(caret + 1)
    const edit = { held, caret, isDeletion: true, isForward: true }
    const next = read(shown, edit)
    caret = caretIn(next, shown, edit)
    shown = next
  }
  expect(digitsOf(shown.text)).toBe('965')
})
