import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { FLAG_ROWS } from './flags.ts'
import { keepDigits, normalisePhoneText, readDigits } from './typedNumber.ts'
import type { PhoneCountry, ParsedNumber } from './types.ts'

/** The rest of a longer text is ignored, because searching it would take too long. */
const MAX_TEXT_LENGTH = 1000
/** The metadata of Germany and Austria allows longer numbers, none of which is in use. */
const MAX_NATIONAL_DIGITS = 11

const LISTED_COUNTRIES = FLAG_ROWS.flatMap((row) => row.split(' '))
const toCountryCode = (iso2: string) => iso2.toUpperCase() as CountryCode

/** Reads the phone number in a field's text. If no known number is found, only digits are kept. */
export function readPhone(text: string, chosen: PhoneCountry): ParsedNumber {
  const typed = normalisePhoneText(text.slice(0, MAX_TEXT_LENGTH), chosen)
  const found = findNumber(typed, chosen)
  if (!found) {
    const digits = removeBareDialCode(readNationalDigits(typed, chosen))
    return { ...digits, isImpossible: digits.number !== '' }
  }
  const { number, nationalNumber: national } = found
  return { number, text: formatNumber(number), country: findCountry(found, chosen), national }
}

function findNumber(typed: string, { iso2, dialCode }: PhoneCountry): PhoneNumber | undefined {
  const code = toCountryCode(iso2)
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
  const digits = keepDigits(national)
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

function readNationalDigits(typed: string, chosen: PhoneCountry): ParsedNumber {
  const reading = readDigits(typed, chosen)
  const isNational = reading.number && !reading.number.startsWith('+')
  return isNational ? readDigits(`+${chosen.dialCode} ${reading.text}`, chosen) : reading
}

/** A bare dial code of another country selects that country and is not a number yet. */
function removeBareDialCode(reading: ParsedNumber): ParsedNumber {
  const dialCode = keepDigits(reading.number)
  const iso2 = findListedCountry(dialCode, '')
  if (!iso2) return reading
  return { number: '', text: `+${dialCode}`, country: { iso2, dialCode }, national: '' }
}

/** The country that the library names, or the chosen one if the number can be one of its own. */
function findCountry({ number, country, countryCallingCode }: PhoneNumber, chosen: PhoneCountry) {
  const named = country?.toLowerCase() ?? ''
  const isOther = named !== chosen.iso2 && LISTED_COUNTRIES.includes(named)
  if (!isOther && number.startsWith(`+${chosen.dialCode}`)) return chosen
  const iso2 = findListedCountry(countryCallingCode, named)
  return iso2 ? { iso2, dialCode: countryCallingCode } : chosen
}

/** @returns the given country, or a listed country with the same dial code */
function findListedCountry(dialCode: string, named: string): string | undefined {
  if (LISTED_COUNTRIES.includes(named)) return named
  if (dialCode === '1') return 'us'
  if (dialCode === '7') return 'ru'
  return LISTED_COUNTRIES.find((iso2) => getCountryCallingCode(toCountryCode(iso2)) === dialCode)
}

/** Kuwaiti numbers have two groups of four digits; the library groups some of them differently. */
function formatNumber(number: string): string {
  const kuwaiti = /^(\+965)(\d{4})(\d{4})$/.exec(number)
  if (kuwaiti) return kuwaiti.slice(1).join(' ')
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
