import { assert, constantFrom, property, stringMatching } from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import { type CountryCode, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { FLAG_ROWS } from './flags.ts'
import { changeCountry, keepDigits, type Phone, readPhone } from './readPhone.ts'

const createPhone = (iso2: string, text: string): Phone => ({
  iso2,
  dialCode: getCountryCallingCode(iso2.toUpperCase() as CountryCode),
  text,
})
const LISTED_COUNTRIES = FLAG_ROWS.flatMap((row) => row.split(' '))

/** Positions of a typed number relative to the dial code that the field initially contains. */
const POSITIONS = {
  'behind the dial code': (text: string, dialCode: string) => `+${dialCode}${text}`,
  'in front of the dial code': (text: string, dialCode: string) => `${text}+${dialCode}`,
  'instead of the dial code': (text: string) => text,
}

/** Chosen country, text, expected country, expected number. */
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
  ['us', '(876) 555-0123', 'jm', '+18765550123'],
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
  // Two zeros before another zero are no international prefix.
  ['kw', '000000000', 'kw', '+965000000000'],
  ['kw', '00 0965 2220 1234', 'kw', '+96500096522201234'],
  // Numbers with a repeated dial code, without a plus.
  ['ae', '971501234567', 'ae', '+971501234567'],
  ['sa', '966501234567', 'sa', '+966501234567'],
  ['qa', '97433123456', 'qa', '+97433123456'],
  ['bh', '97336001234', 'bh', '+97336001234'],
  ['om', '96892123456', 'om', '+96892123456'],
  ['jo', '962790123456', 'jo', '+962790123456'],
  ['lb', '96171123456', 'lb', '+96171123456'],
  ['eg', '201001234567', 'eg', '+201001234567'],
  ['iq', '9647912345678', 'iq', '+9647912345678'],
  ['de', '4915112345678', 'de', '+4915112345678'],
  ['at', '436601234567', 'at', '+436601234567'],
  ['it', '390612345678', 'it', '+390612345678'],
  // Numbers with other words and numbers around them.
  ['kw', '+965 5000 1234, please call after 5', 'kw', '+96550001234'],
  ['kw', '5000 1234, please call after 5', 'kw', '+96550001234'],
  ['ae', 'Call 050 123 4567 after 5', 'ae', '+971501234567'],
  ['kw', '+965 5000 1234 / +965 5000 5678', 'kw', '+96550001234'],
  ['kw', 'Fax: +965 5000 1234', 'kw', '+96550001234'],
  ['kw', '+1 415 555 2671 ext. 123', 'us', '+14155552671'],
  ['kw', '5000 1234 x5', 'kw', '+96550001234'],
  ['gb', '+44 7911 123456 (ext 12)', 'gb', '+447911123456'],
  // Numbers copied from a right-to-left page, where the plus is last.
  ['kw', '96550001234+', 'kw', '+96550001234'],
  ['kw', '50001234+', 'kw', '+96550001234'],
  ['kw', '٩٦٥٥٠٠٠١٢٣٤+ ', 'kw', '+96550001234'],
  ['kw', '44 7911 123456+', 'gb', '+447911123456'],
  ['gb', '07911 123456+', 'gb', '+447911123456'],
  // Countries that the list lacks, and networks without a country.
  ['kw', '+44 7781 123456', 'gb', '+447781123456'],
  ['kw', '+1 800 555 0123', 'us', '+18005550123'],
  ['kw', '+881 6 512 34567', 'kw', '+881651234567'],
  ['us', '011 44 20 7946 0018', 'gb', '+442079460018'],
] as const

describe.each(ROWS)('with the country %s, the number %s', (iso2, text, country, number) => {
  test.each(Object.entries(POSITIONS))('is read if typed %s', (_place, put) => {
    const { dialCode } = createPhone(iso2, '')
    const reading = readPhone(createPhone(iso2, put(text, dialCode)))
    expect([reading.phone.iso2, reading.number]).toEqual([country, number])
    expect(keepDigits(reading.phone.text)).toBe(keepDigits(number))
  })
})

test.each([
  ['kw', '', '+965', '', true],
  ['kw', '+96', '+965', '', true],
  ['kw', 'no number', '+965', '', true],
  ['kw', '+44', '+44', '', true],
  ['kw', '+965 5000 12', '+965 5000 12', '+965500012', false],
  ['kw', '500012', '+965 500012', '+965500012', false],
  ['kw', '0501234567', '+965 0501234567', '+9650501234567', false],
  ['ae', '0501234567', '+971 50 123 4567', '+971501234567', true],
  ['kw', '50001234', '+965 5000 1234', '+96550001234', true],
  ['kw', '+1234567890123456', '+1234567890123456', '+1234567890123456', false],
])(
  'with the country %s, %j is shown as %j and sent as %j',
  (iso2, text, shown, number, isPossible) => {
    expect(readPhone(createPhone(iso2, text))).toMatchObject({
      phone: { text: shown },
      number,
      isPossible,
    })
  },
)

test('another country takes over the number', () => {
  const emirates = changeCountry(createPhone('kw', '+965 0501234567'), {
    iso2: 'ae',
    dialCode: '971',
  })
  expect(emirates).toEqual({ iso2: 'ae', dialCode: '971', text: '+971 50 123 4567' })
  const jamaica = changeCountry(createPhone('kw', '+965'), { iso2: 'jm', dialCode: '1876' })
  expect(jamaica).toEqual({ iso2: 'jm', dialCode: '1876', text: '+1876' })
  expect(readPhone({ ...jamaica, text: '+1876 555 0123' }).number).toBe('+18765550123')
})

/** Listed countries for which the library has an example number. */
const known = LISTED_COUNTRIES.filter((iso2) => iso2.toUpperCase() in examples)

test('all but a few listed countries have an example number', () => {
  expect(LISTED_COUNTRIES.length - known.length).toBeLessThan(5)
})

test.each(known)('the example number of %s is read in all common formats', (iso2) => {
  const { dialCode } = createPhone(iso2, '')
  const example = getExampleNumber(iso2.toUpperCase() as CountryCode, examples)
  const number = String(example?.number)
  const forms = [
    String(example?.formatInternational()),
    number,
    String(example?.formatNational()),
    `00${keepDigits(number)}`,
  ]
  for (const form of forms) {
    for (const put of Object.values(POSITIONS)) {
      const reading = readPhone(createPhone(iso2, put(form, dialCode)))
      expect([form, reading.number]).toEqual([form, number])
      // The field reads its own text again on each blur.
      expect(readPhone(reading.phone)).toEqual(reading)
    }
  }
})

test('reading the displayed text again gives the same number, for any text', () => {
  const text = stringMatching(/^[+0-9 ()/,.a-z-]{0,24}$/)
  const check = property(constantFrom(...known), text, (iso2, typed) => {
    const { phone, number } = readPhone(createPhone(iso2, typed))
    expect(readPhone(phone).number).toBe(number)
    expect(keepDigits(phone.text)).toBe(keepDigits(number) || phone.dialCode)
  })
  assert(check, { seed: 20_261_121, numRuns: 500 })
})

test('a text of 200 kB is read within a second', () => {
  const began = performance.now()
  readPhone(createPhone('kw', `5${' '.repeat(200_000)}y`))
  expect(performance.now() - began).toBeLessThan(1000)
})
