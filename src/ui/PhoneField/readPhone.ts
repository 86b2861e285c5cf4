import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min/es6'
import { normaliseInput } from '#lib/normaliseInput.ts'
import { FLAG_ROWS } from './flags.ts'

export type Phone = {
  /** ISO 3166 code in lower case. */
  iso2: string
  text: string
  /** Whether other digits stood beside the number, such as an extension, and were cut off. */
  isCut?: boolean
  /** All digits of the national number, if a wrong country has removed some of them from `text`. */
  national?: string
}

type Reading = {
  phone: Phone
  number: string
  national: string
  isPossible: boolean
}

export const E164_MAX_DIGITS = 15
/** A longer text is not a phone number, and takes long to search. */
const MAX_TEXT_LENGTH = 250
/** The metadata of Germany and Austria allows longer numbers, none of which is in use. */
const MAX_NATIONAL_DIGITS = 11

export const COUNTRIES = FLAG_ROWS.flatMap((row) => row.split(' '))
const toCode = (iso2: string) => iso2.toUpperCase() as CountryCode
const getDialCode = (iso2: string) => `+${getCountryCallingCode(toCode(iso2))}`
export const keepDigits = (text: string) => text.replace(/\D/g, '')

/** @returns the digits, plus signs and separators of a text, also if it is not finished */
export const cleanTyped = (text: string): string =>
  // The letters keep the spaces at both ends, which belong to what is being typed.
  normaliseInput(`x${text}x`).replace(/[^\d+ ()./-]/g, '')

/** Reads the first phone number in a text. Digits that are no known number are kept as they are. */
export function readPhone(phone: Phone): Reading {
  const { iso2, text, isCut = false, national } = phone
  const own = getDialCode(iso2)
  const typed = cutDialCode(normaliseInput(text.slice(0, MAX_TEXT_LENGTH)), own)
  const create = (display: string, country: string, isShort: boolean): Phone => ({
    iso2: country,
    text: display,
    ...((isCut || isShort || text.length > MAX_TEXT_LENGTH) && { isCut: true }),
    ...(national && { national }),
  })
  const plain = toInternational(cleanTyped(typed))
  const digits = keepDigits(plain)
  if (own.startsWith(`+${digits}`)) {
    return { phone: create(own, iso2, false), number: '', national: '', isPossible: true }
  }
  const found = findNumber(typed, own, toCode(iso2))
  if (found) {
    const { parsed, isShort } = found
    const { number, nationalNumber } = parsed
    // Kuwaitis write two groups of four; the library groups mobile numbers differently.
    const kuwaiti: string = number.replace(/^(\+965)(\d{4})(\d{4})$/, '$1 $2 $3')
    const display = kuwaiti === number ? parsed.formatInternational() : kuwaiti
    const read = create(display, findCountry(parsed, iso2), isShort)
    // The text may also be a national number of the country chosen next, which needs all its digits.
    const isGuess = !plain.startsWith('+') && !number.startsWith(own)
    return {
      phone: isGuess ? { ...read, national: digits } : read,
      number,
      national: nationalNumber,
      isPossible: true,
    }
  }
  const kept = plain.replace(/\D+/g, ' ').trim()
  const isWhole = plain.startsWith('+')
  const display = isWhole ? `+${kept}` : `${own} ${kept}`
  // The number is not valid in its country, but the flag still follows its dial code.
  const other = isWhole && !display.startsWith(own) ? findByDialCode(display) : undefined
  if (other) return readPhone(create(display, other, false))
  const read = create(display, iso2, false)
  const behind = display.startsWith(own) ? keepDigits(display.slice(own.length)) : digits
  return { phone: read, number: `+${keepDigits(display)}`, national: behind, isPossible: false }
}

export function changeCountry(phone: Phone, iso2: string): Phone {
  const national = phone.national ?? readPhone(phone).national
  const changed = readPhone({ iso2, text: `${getDialCode(iso2)} ${national}` }).phone
  return { ...changed, ...(national && { national }) }
}

/** The visitor types in front of the dial code that the field contains, or behind it. */
function cutDialCode(text: string, own: string): string {
  const head = text.endsWith(own) ? text.slice(0, -own.length) : ''
  const whole = /\d/.test(head) ? head : text
  const rest = whole.startsWith(own) ? whole.slice(own.length) : ''
  return /\d/.test(rest) ? rest : whole
}

/** `00` stands for a plus: no dial code begins with 0. */
const toInternational = (text: string) =>
  text
    .replace(/^([^\d+]*)(?:\+\s*)?00(?=[\s(./-]*[1-9])/, '$1+')
    .replace(/^\D*\+(?=[\s()./-]*0)/, '')
    .trim()

/** @returns the first number in a text, and whether the text has other digits besides */
function findNumber(typed: string, own: string, code: CountryCode) {
  const parse = (text: string) => parsePhoneNumberFromString(text, code)
  const parseAll = (text: string) => listInternational(text, own).map(parse)
  // The library extracts a number and its extension from a text, but not from one with words behind it.
  for (const part of [typed, ...typed.split(/[^\d+ ().-]+|(?=\+)/)]) {
    const parsed = parseAll(part).find((number) => number?.isValid())
    if (!parsed) continue
    const isShort = Boolean(parsed.ext) || keepDigits(part).length < keepDigits(typed).length
    parsed.setExt('')
    return { parsed, isShort }
  }
  // If no number is found, a second attempt leaves out the letters between the digits.
  const plain = cleanTyped(typed)
  const read = parseAll(plain)
  // A whole number that has lost its plus, perhaps behind the prefix of the United States.
  const withPlus = parse(`+${keepDigits(plain).replace(/^011/, '')}`)
  const parsed =
    read.find((number) => number?.isValid()) ??
    read.find((number) => number?.isPossible()) ??
    (withPlus?.isValid() ? withPlus : undefined)
  return parsed && { parsed, isShort: false }
}

/** @returns the texts to read a number from, the likeliest first */
function listInternational(text: string, own: string): string[] {
  const whole = toInternational(text)
  const digits = keepDigits(whole)
  if (!digits || /^\D*\+/.test(whole)) return [whole]
  const hasDialCode = digits.length > MAX_NATIONAL_DIGITS && `+${digits}`.startsWith(own)
  // The last try: the text repeats the dial code, or has a prefix such as 011.
  return [...(hasDialCode ? [`+${digits}`] : []), `${own} ${whole}`, whole]
}

/** The country that the library names, or the chosen one if the number can be one of its own. */
function findCountry({ number, country }: PhoneNumber, chosen: string): string {
  const named = country?.toLowerCase() ?? ''
  if (COUNTRIES.includes(named)) return named
  return number.startsWith(getDialCode(chosen)) ? chosen : (findByDialCode(number) ?? chosen)
}

/** @param number begins with a plus and its dial code. No dial code is the beginning of another. */
const findByDialCode = (number: string): string | undefined =>
  ['us', 'ru', ...COUNTRIES].find((iso2) => number.startsWith(getDialCode(iso2)))
