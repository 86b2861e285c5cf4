import { toAsciiDigits } from '#lib/normaliseInput.ts'
import type { PhoneCountry, ParsedNumber } from './types.ts'

/** E.164 allows 15 digits, dial code included. */
export const E164_MAX_DIGITS = 15

export const keepDigits = (text: string) => text.replace(/\D/g, '')

/**
 * Normalises the text of a field: ASCII digits, and `+` instead of `00`. Removes the field's own dial
 * code if the visitor typed another one after it, or the number before it.
 */
export function normalisePhoneText(text: string, { dialCode }: PhoneCountry): string {
  const own = `+${dialCode}`
  const ascii = toAsciiDigits(text).trim()
  const isAfterDialCode =
    ascii.startsWith(own) && /^[\s(]*(?:\+|00(?=[1-9]))/.test(ascii.slice(own.length))
  const isBeforeDialCode = ascii.endsWith(own) && /\d/.test(ascii.slice(0, -own.length))
  const typed = isAfterDialCode
    ? ascii.slice(own.length)
    : isBeforeDialCode
      ? ascii.slice(0, -own.length)
      : ascii
  return typed.replace(/^([\s(]*)(?:\+\s*)?00(?=[1-9])/, '$1+').replace(/^[\s(]*\+(?=[\s(]*0)/, '')
}

/** Reads the first run of digits in a text, without the library and its rules for countries. */
export function readDigits(text: string, country: PhoneCountry): ParsedNumber {
  const own = `+${country.dialCode}`
  const typed = normalisePhoneText(text, country)
  const rest = typed.startsWith(own) ? typed.slice(own.length) : typed
  const [run = ''] = /(?:\+(?=[\s(]*[1-9]))?[\s(]*\d[\d\s().-]*/.exec(rest) ?? []
  const digits = keepDigits(run)
  if (!digits || (rest === typed && country.dialCode.startsWith(digits))) {
    return { number: '', text: own, country, national: '' }
  }
  const number = run.startsWith('+') ? `+${digits}` : rest === typed ? digits : own + digits
  const isPlain = /^\+?[\d ]+$/.test(typed) && keepDigits(typed) === keepDigits(number)
  return {
    number,
    text: isPlain ? typed : number,
    country,
    national: number.startsWith(own) ? number.slice(own.length) : digits,
  }
}

/** @returns how many digits count towards the limit: a dial code typed twice counts once */
export function countTypedDigits(text: string, country: PhoneCountry): number {
  const digits = keepDigits(readDigits(text, country).number)
  const isTwice = digits.startsWith(country.dialCode.repeat(2))
  return digits.length - (isTwice ? country.dialCode.length : 0)
}
