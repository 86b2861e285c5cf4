import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { FLAG_ROWS } from './flags.ts'
import { digitsOf, normalise, readTyped } from './typedNumber.ts'
import type { PhoneCountry, Reading } from './types.ts'

/** Searching a longer text would take too long: the rest is ignored. */
const MAX_TEXT_LENGTH = 1000
/** The metadata of Germany and Austria allows longer numbers, none of which is in use. */
const MAX_NATIONAL_DIGITS = 11

const listed = FLAG_ROWS.flatMap((row) => row.split(' '))
const codeOf = (iso2: string) => iso2.toUpperCase() as CountryCode

/** Reads the phone number in a field's text. If no known number is found, only digits are kept. */
export function readPhone(text: string, chosen: PhoneCountry): Reading {
  const typed = normalise(text.slice(0, MAX_TEXT_LENGTH), chosen)
  const found = find(typed, chosen)
  if (!found) return withoutDialCode(readInCountry(typed, chosen))
  const { number, nationalNumber: national } = found
  return { number, text: formatNumber(number), country: countryOf(found, chosen), national }
}

function find(typed: string, { iso2, dialCode }: PhoneCountry): PhoneNumber | undefined {
  const code = codeOf(iso2)
  const own = `+${dialCode}`
  const isInternational = /^[\s(]*\+/.test(typed)
  const national = typed.startsWith(own) ? typed.slice(own.length) : isInternational ? '' : typed
  const candidates = [
    isInternational ? typed : `${own} ${typed}`,
    // The visitor typed the dial code again, or an international prefix such as 011.
    national,
    // A number copied from a right-to-left page, where the plus is last.
    national.replace(/^([\d\s().-]+)\+$/, '+$1'),
  ]
  const digits = digitsOf(national)
  if (digits.length > MAX_NATIONAL_DIGITS && digits.startsWith(dialCode)) {
    candidates.unshift(`+${digits}`)
  }
  const parsed = candidates.map((candidate) => parsePhoneNumberFromString(candidate, code))
  const best =
    parsed.find((number) => number?.isValid()) ?? parsed.find((number) => number?.isPossible())
  if (best) return best
  for (const candidate of candidates) {
    const [first] = findPhoneNumbersInText(candidate, code)
    if (first) return first.number
  }
}

/** Reads digits that the library does not recognise as a number of the chosen country. */
function readInCountry(typed: string, chosen: PhoneCountry): Reading {
  const reading = readTyped(typed, chosen)
  const isNational = reading.number && !reading.number.startsWith('+')
  return isNational ? readTyped(`+${chosen.dialCode} ${reading.text}`, chosen) : reading
}

/** A bare dial code of another country selects that country and is not a number yet. */
function withoutDialCode(reading: Reading): Reading {
  const dialCode = digitsOf(reading.number)
  const iso2 = listedBy(dialCode, '')
  if (!iso2) return reading
  return { number: '', text: `+${dialCode}`, country: { iso2, dialCode }, national: '' }
}

/** The country that the library names, else the chosen one if the number can be one of its own. */
function countryOf({ number, country, countryCallingCode }: PhoneNumber, chosen: PhoneCountry) {
  const named = country?.toLowerCase() ?? ''
  const isOther = named !== chosen.iso2 && listed.includes(named)
  if (!isOther && number.startsWith(`+${chosen.dialCode}`)) return chosen
  const iso2 = listedBy(countryCallingCode, named)
  return iso2 ? { iso2, dialCode: countryCallingCode } : chosen
}

/** @returns the given country, or if the list lacks it, a listed country with the same dial code */
function listedBy(dialCode: string, named: string): string | undefined {
  if (listed.includes(named)) return named
  if (dialCode === '1') return 'us'
  if (dialCode === '7') return 'ru'
  return listed.find((iso2) => getCountryCallingCode(codeOf(iso2)) === dialCode)
}

/** Kuwaiti numbers have two groups of four digits; the library groups some of them differently. */
function formatNumber(number: string): string {
  const kuwaiti = /^(\+965)(\d{4})(\d{4})$/.exec(number)
  if (kuwaiti) return kuwaiti.slice(1).join(' ')
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
