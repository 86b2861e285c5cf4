import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { normaliseInput } from '#lib/normaliseInput.ts'
import { FLAG_ROWS } from './flags.ts'

export type PhoneCountry = {
  /** ISO 3166 code in lower case. */
  iso2: string
  /** Digits of the dial code, including the area code for Caribbean countries: `1876`. */
  dialCode: string
}
/** A field's text and the country chosen beside it, to which a number without dial code belongs. */
export type Phone = PhoneCountry & {
  text: string
  /** Whether other digits stood beside the number, such as an extension, and were cut off. */
  isCut?: boolean
}

type Reading = {
  /** The phone as the field shows it once it is read. Reading it again gives the same number. */
  phone: Phone
  /** E.164, or `''` if there are no digits besides the dial code. */
  number: string
  /** The number without its dial code, to combine with another country's. */
  national: string
  /** Whether the number has a length that its country uses. */
  isPossible: boolean
}

/** E.164 allows 15 digits, dial code included. */
export const E164_MAX_DIGITS = 15
/** More is no phone number, and takes long to search. */
const MAX_TEXT_LENGTH = 250
/** The metadata of Germany and Austria allows longer numbers, none of which is in use. */
const MAX_NATIONAL_DIGITS = 11

const COUNTRIES = FLAG_ROWS.flatMap((row) => row.split(' '))
const toCode = (iso2: string) => iso2.toUpperCase() as CountryCode
export const keepDigits = (text: string) => text.replace(/\D/g, '')
/** Keeps other numerals too, such as `①`: the field must say that it has left them out. */
const keepNumerals = (text: string) => text.replace(/\P{N}/gu, '')

/** @returns the digits, plus signs and separators of a text, also if it is not finished */
export const cleanTyped = (text: string): string =>
  // The letters keep the spaces at both ends, which belong to what is being typed.
  normaliseInput(`x${text}x`).replace(/[^\d+ ()./-]/g, '')

/** Reads the first phone number in a text. Digits that are no known number are kept as they are. */
export function readPhone({ text, isCut = false, ...chosen }: Phone): Reading {
  const own = `+${chosen.dialCode}`
  const typed = cutDialCode(normaliseInput(text.slice(0, MAX_TEXT_LENGTH)), own)
  const runs = typed.match(/\+?[\s(]*\d[\d\s().+/-]*/g) ?? []
  const found = findNumber(runs, own, chosen)
  const used = found?.run ?? runs.join('')
  const hasMore = text.length > MAX_TEXT_LENGTH || keepNumerals(typed) !== keepDigits(used)
  const create = (shown: string, country: PhoneCountry): Phone => ({
    iso2: country.iso2,
    dialCode: country.dialCode,
    text: shown,
    ...((isCut || hasMore) && { isCut: true }),
  })
  if (found) {
    const { number, nationalNumber: national } = found.parsed
    // Kuwaitis write two groups of four; the library groups mobile numbers differently.
    const kuwaiti = number.replace(/^(\+965)(\d{4})(\d{4})$/, '$1 $2 $3')
    const shown = kuwaiti === number ? found.parsed.formatInternational() : kuwaiti
    const phone = create(shown, findCountry(found.parsed, chosen))
    return { phone, number, national, isPossible: true }
  }
  const run = toInternational(used)
  const digits = keepDigits(run)
  if (own.startsWith(`+${digits}`)) {
    return { phone: create(own, chosen), number: '', national: '', isPossible: true }
  }
  const kept = run.replace(/\D+/g, ' ').trim()
  const shown = run.startsWith('+') ? `+${kept}` : `${own} ${kept}`
  // No number of its country, but the flag follows its dial code.
  const other = run.startsWith('+') ? findByDialCode(digits) : undefined
  if (other && !digits.startsWith(chosen.dialCode)) return readPhone(create(shown, other))
  const phone = create(shown, chosen)
  return { phone, number: `+${keepDigits(shown)}`, national: digits, isPossible: false }
}

/** @returns the same number with the dial code of another country */
export const changeCountry = (phone: Phone, country: PhoneCountry): Phone =>
  readPhone({ ...country, text: `+${country.dialCode} ${readPhone(phone).national}` }).phone

/** The visitor types in front of the dial code that the field contains, or behind it. */
function cutDialCode(text: string, own: string): string {
  const head = text.endsWith(own) ? text.slice(0, -own.length) : ''
  const whole = /\d/.test(head) ? head : text
  const rest = whole.startsWith(own) ? whole.slice(own.length) : ''
  return /\d/.test(rest) ? rest : whole
}

/** `00` is a plus, and no dial code begins with 0. */
const toInternational = (run: string) =>
  run
    .replace(/[\s(./-]+$/, '')
    .replace(/^([\s(]*)(?:\+\s*)?00(?=[\s(./-]*[1-9])/, '$1+')
    .replace(/^[\s(]*\+(?=[\s(]*0)/, '')

/** @returns the first run of digits, or part of one, that is a number, or else all runs as one number */
function findNumber(runs: readonly string[], own: string, chosen: PhoneCountry) {
  const parts = runs.flatMap((run) => [run, ...run.split(/[/]|(?=\+)/)])
  const found = [...parts, runs.join('')].flatMap((run) => {
    const parsed = parse(toInternational(run), own, chosen)
    return parsed ? [{ run, parsed }] : []
  })
  return found.find(({ parsed }) => parsed.isValid()) ?? found[0]
}

function parse(run: string, own: string, chosen: PhoneCountry): PhoneNumber | undefined {
  const digits = keepDigits(run)
  const hasDialCode = digits.length > MAX_NATIONAL_DIGITS && digits.startsWith(chosen.dialCode)
  const candidates = run.startsWith('+')
    ? [run]
    : [
        ...(hasDialCode ? [`+${digits}`] : []),
        `${own} ${run}`,
        // With the dial code once more, or a prefix such as 011.
        run,
        // Copied from a right-to-left page, where the plus is last.
        run.replace(/^(.+)\+$/, '+$1'),
      ]
  const parsed = candidates.map((text) => parsePhoneNumberFromString(text, toCode(chosen.iso2)))
  return parsed.find((number) => number?.isValid()) ?? parsed.find((number) => number?.isPossible())
}

/** The country that the library names, or the chosen one if the number can be one of its own. */
function findCountry({ number, country, countryCallingCode }: PhoneNumber, chosen: PhoneCountry) {
  const iso2 = country?.toLowerCase() ?? ''
  if (iso2 !== chosen.iso2 && COUNTRIES.includes(iso2))
    return { iso2, dialCode: countryCallingCode }
  if (number.startsWith(`+${chosen.dialCode}`)) return chosen
  return findByDialCode(countryCallingCode) ?? chosen
}

/** @param digits a number that begins with its dial code. No dial code is the beginning of another. */
function findByDialCode(digits: string): PhoneCountry | undefined {
  return ['us', 'ru', ...COUNTRIES]
    .map((iso2) => ({ iso2, dialCode: getCountryCallingCode(toCode(iso2)) }))
    .find(({ dialCode }) => digits.startsWith(dialCode))
}
