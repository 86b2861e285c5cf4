import { assert, constantFrom, property, stringMatching } from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isValidPhoneNumber as isValid,
} from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { FLAG_ROWS } from './flags.ts'
import { changeCountry, cleanTyped, keepDigits, type Phone, readPhone } from './readPhone.ts'

const createPhone = (iso2: string, text: string): Phone => ({ iso2, text })
const getDialCode = (iso2: string) => getCountryCallingCode(iso2.toUpperCase() as CountryCode)
const LISTED_COUNTRIES = FLAG_ROWS.flatMap((row) => row.split(' '))

/** The ways to enter a number. The field contains the dial code at the start. */
const WAYS: Record<string, (text: string, dialCode: string) => string> = {
  // Typed key by key: the parser sees no character beyond the current one.
  typed: (text, dialCode) =>
    Array.from(text).reduce((typed, key) => cleanTyped(typed + key), `+${dialCode}`),
  'typed in front of the dial code': (text, dialCode) => `${cleanTyped(text)}+${dialCode}`,
  'pasted behind the dial code': (text, dialCode) => `+${dialCode}${text}`,
  'filled in': (text) => text,
}

/** The chosen country, a text, the country of the number, and what is shown and sent. */
const NUMBERS = [
  ['kw', '99887766', 'kw', '+965 9988 7766'],
  ['kw', '965 2222 3333', 'kw', '+965 2222 3333'],
  ['kw', '5️⃣0️⃣0️⃣0\u00ad1234\ufffc', 'kw', '+965 5000 1234'],
  ['kw', '＋９６５ ５０００–１２３４', 'kw', '+965 5000 1234'],
  ['kw', '\u202a+965 99\u206988 7766\u202c', 'kw', '+965 9988 7766'],
  ['kw', '+1\ufe0f-415-555-2671', 'us', '+1 415 555 2671'],
  ['kw', '9a6b5c5d5!5#1', 'kw', '+965 9655 551'],
  ['kw', 'o9988x7766', 'kw', '+965 9988 7766'],
  ['gb', '+07911 123456', 'gb', '+44 7911 123456'],
  ['cn', '13812345678', 'cn', '+86 138 1234 5678'],
  ['in', '09123 456789', 'in', '+91 91234 56789'],
  ['it', '3912345678', 'it', '+39 391 234 5678'],
  ['de', '4915112345678', 'de', '+49 1511 2345678'],
  ['sa', '050 123 4567', 'sa', '+966 50 123 4567'],
  ['us', '1 (212) 555-0123', 'us', '+1 212 555 0123'],
  ['us', '(876) 555-0123', 'jm', '+1 876 555 0123'],
  ['ca', '204 555 0123', 'ca', '+1 204 555 0123'],
  ['ru', '8 (912) 345-67-89', 'ru', '+7 912 345 67 89'],
  ['kz', '8 701 234 5678', 'kz', '+7 701 234 5678'],
  ['hu', '06 20 123 4567', 'hu', '+36 20 123 4567'],
  ['ci', '07 01 23 45 67', 'ci', '+225 07 01 23 4567'],
  ['kw', '+44 (0)20 7946 0018', 'gb', '+44 20 7946 0018'],
  ['kw', '0044 20 7946 0018', 'gb', '+44 20 7946 0018'],
  ['kw', '+39 (0)6 1234 5678', 'it', '+39 06 1234 5678'],
  ['gb', '+965 5000 1234', 'kw', '+965 5000 1234'],
  ['gb', '+0044 7911 123456', 'gb', '+44 7911 123456'],
  ['kw', '+1 876 555 0123', 'jm', '+1 876 555 0123'],
  ['us', '011 44 20 7946 0018', 'gb', '+44 20 7946 0018'],
  // Two zeros before another zero are no international prefix.
  ['kw', '00 0965 2220 1234', 'kw', '+965 00 0965 2220 1234'],
  // Whole numbers that have lost their plus, as spreadsheets drop it and browsers fill in US numbers.
  ['kw', '14155552671', 'us', '+1 415 555 2671'],
  ['kw', '1 (415) 555-2671', 'us', '+1 415 555 2671'],
  ['kw', '447911123456', 'gb', '+44 7911 123456'],
  ['kw', '919876543210', 'in', '+91 98765 43210'],
  ['kw', '4915123456789', 'de', '+49 1512 3456789'],
  ['kw', '971501234567', 'ae', '+971 50 123 4567'],
  ['kw', '390612345678', 'it', '+39 06 1234 5678'],
  ['kw', '011 44 7911 123456', 'gb', '+44 7911 123456'],
  ['kw', '96599887766', 'kw', '+965 9988 7766'],
  // Countries that the list lacks, and networks without a country.
  ['kw', '+44 7781 123456', 'gb', '+44 7781 123456'],
  ['kw', '+1 800 555 0123', 'us', '+1 800 555 0123'],
  ['kw', '+881 6 512 34567', 'kw', '+881 6 512 34567'],
] as const

describe.each(NUMBERS)('with the country %s, the number %s', (iso2, text, country, display) => {
  test.each(Object.entries(WAYS))('is read if %s', (_way, enter) => {
    const dialCode = getDialCode(iso2)
    const { phone, number } = readPhone(createPhone(iso2, enter(text, dialCode)))
    expect([phone.iso2, phone.text, phone.isCut]).toEqual([country, display, undefined])
    expect(number).toBe(display.replaceAll(' ', ''))
  })
})

/** The chosen country, a text, the country of the number, what is shown, and a remark about it. */
test.each([
  ['kw', 'Fax: +965 5000 1234', 'kw', '+965 5000 1234', ''],
  ['kw', 'tel:+965-5000-1234', 'kw', '+965 5000 1234', ''],
  ['kw', '+965 5000 1234, please call', 'kw', '+965 5000 1234', ''],
  ['kw', '5000 12 ext 3', 'kw', '+965 5000123', ''],
  ['ae', 'Call 050 123 4567 after 5', 'ae', '+971 50 123 4567', 'cut'],
  ['kw', 'After 17:30 on 5000 1234', 'kw', '+965 5000 1234', 'cut'],
  ['kw', '+965 5000 1234 / +965 5000 5678', 'kw', '+965 5000 1234', 'cut'],
  ['kw', '+1 415 555 2671 ext. 123', 'us', '+1 415 555 2671', 'cut'],
  ['kw', '5000 1234 x5', 'kw', '+965 5000 1234', 'cut'],
  ['kw', 'tel:+96550001234;ext=9', 'kw', '+965 5000 1234', 'cut'],
  ['kw', '00965 5000 1234 доб. 12', 'kw', '+965 5000 1234', 'cut'],
  ['gb', '+44 7911 123456,,12#', 'gb', '+44 7911 123456', 'cut'],
  ['us', '212-555-0123 اتصل ٧', 'us', '+1 212 555 0123', 'cut'],
  ['kw', '+965 5000 1234, please call after 5', 'kw', '+965 5000 1234', 'cut'],
  // No whole number of any country.
  ['kw', '999912345678', 'kw', '+965 999912345678', 'impossible'],
  // No number besides a dial code.
  ['kw', '', 'kw', '+965', ''],
  ['kw', '+96', 'kw', '+965', ''],
  ['kw', 'no number', 'kw', '+965', ''],
  ['kw', '+44', 'gb', '+44', ''],
  ['kw', '+965 5000 12', 'kw', '+965 5000 12', 'impossible'],
  ['kw', '0501234567', 'kw', '+965 0501234567', 'impossible'],
  // Kuwait has no national zero, so the library does not remove it.
  ['ae', '+965 050 001234', 'kw', '+965 050 001234', 'impossible'],
  ['kw', '00 (44) 20 79', 'gb', '+44 20 79', 'impossible'],
  ['kw', '0.05 (12', 'kw', '+965 0 05 12', 'impossible'],
  ['kw', '+1234567890123456', 'us', '+1 234567890123456', 'impossible'],
  ['kw', '+999 1234 5678', 'kw', '+999 1234 5678', 'impossible'],
])('with the country %s, %j belongs to %s as %j %s', (iso2, text, country, display, remark) => {
  const { phone, number, isPossible } = readPhone(createPhone(iso2, text))
  const found = phone.isCut ? 'cut' : isPossible ? '' : 'impossible'
  expect([phone.iso2, phone.text, found]).toEqual([country, display, remark])
  // A dial code alone is not sent.
  expect(number).toBe(display.includes(' ') ? display.replaceAll(' ', '') : '')
  // Leaving the field again changes nothing.
  expect(readPhone(phone).phone).toEqual(phone)
})

/** A number, and what is shown when these countries are chosen one after another. */
test.each([
  ['+965 0501234567', { ae: '+971 50 123 4567' }],
  // Read as an Egyptian number without its plus, until its own country is chosen.
  ['+965 2015550123', { us: '+1 201 555 0123' }],
  ['+965 14155552671', { de: '+49 14155552671', us: '+1 415 555 2671' }],
  // Germany has no number with a leading zero, Italy has.
  ['+39 06 1234 5678', { de: '+49 6123 45678', it: '+39 06 1234 5678' }],
  ['+44 20 7946 0018', { it: '+39 2079460018', kw: '+965 2079460018', gb: '+44 20 7946 0018' }],
  ['+965', { jm: '+1', us: '+1', kw: '+965' }],
])('%s keeps its digits through other countries', (text, steps) => {
  let { phone } = readPhone(createPhone('kw', text))
  for (const [iso2, display] of Object.entries(steps)) {
    phone = changeCountry(phone, iso2)
    expect(phone.text).toBe(display)
    expect(readPhone(phone).phone).toEqual(phone)
  }
})

test('a country with a shared dial code has the same empty field, chosen or read', () => {
  const read = readPhone(createPhone('us', '+1 876 555 0123')).phone
  const chosen = changeCountry(createPhone('kw', '+965'), 'jm')
  const emptied = readPhone({ ...read, text: '' }).phone
  expect(emptied).toEqual({ iso2: 'jm', text: '+1' })
  expect(chosen).toEqual(emptied)
})

test('a US number keeps all its digits when its country is chosen after it was typed', () => {
  const national = stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/).filter((digits) =>
    isValid(`+1${digits}`),
  )
  const check = property(national, (digits) => {
    const { phone } = readPhone(createPhone('kw', `+965 ${digits}`))
    expect(readPhone(changeCountry(phone, 'us')).number).toBe(`+1${digits}`)
  })
  assert(check, { numRuns: 300 })
})

/** Listed countries for which the library has an example number. */
const known = LISTED_COUNTRIES.filter((iso2) => iso2.toUpperCase() in examples)

test.each(known)('the example number of %s is read in all common formats', (iso2) => {
  const dialCode = getDialCode(iso2)
  const example = getExampleNumber(iso2.toUpperCase() as CountryCode, examples)
  const number = String(example?.number)
  const forms = [
    String(example?.formatInternational()),
    number,
    String(example?.formatNational()),
    `00${keepDigits(number)}`,
  ]
  for (const form of forms) {
    for (const enter of Object.values(WAYS)) {
      const reading = readPhone(createPhone(iso2, enter(form, dialCode)))
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
    expect(readPhone(phone)).toMatchObject({ number, phone: { iso2: phone.iso2 } })
    expect(keepDigits(phone.text)).toBe(keepDigits(number) || getDialCode(phone.iso2))
  })
  assert(check, { numRuns: 500 })
})
