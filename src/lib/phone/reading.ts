import { asciiDigits } from '#lib/asciiDigits.ts'
import { E164_MAX_DIGITS } from './e164.ts'
import { type Country, countryByNumber, keepsBracketedZero, withoutTrunk } from './countries.ts'

/** What the field shows, and what it means. */
export type Shown = {
  /** `+965 5000 1234`; also `''`, and what has just begun: `+`, `+0`. */
  text: string
  country: Country
  /** The visitor began with `+` or `00`: the number says which country it is of. */
  isInternational: boolean
}

export const digitsOf = (text: string) => text.replace(/[^0-9]/g, '')

/** The digits as the country writes them, without a separator at the end. */
function formatted(digits: string, { format }: Country): string {
  let used = 0
  let text = ''
  for (const sign of format) {
    if (used >= digits.length) break
    text += sign === '.' ? digits.charAt(used++) : sign
  }
  return text + digits.slice(used)
}

export const showing = (digits: string, country: Country, isInternational = false): Shown => ({
  text: formatted(digits, country),
  country,
  isInternational,
})

/** The national part of what is shown, digits only. */
function nationalOf({ text, country: { dialCode } }: Shown): string {
  const digits = digitsOf(text)
  if (digits.startsWith(dialCode)) return digits.slice(dialCode.length)
  return dialCode.startsWith(digits) ? '' : digits
}

/** The same national number in a country chosen from the list, as far as a number may be long. */
export const inCountry = (shown: Shown, country: Country) => {
  const room = E164_MAX_DIGITS - country.dialCode.length
  return national(nationalOf(shown).slice(0, room), country)
}

function national(text: string, country: Country): Shown {
  const zero = keepsBracketedZero(country) ? '0' : ''
  const digits = digitsOf(text.replace(/\(\s*0\s*\)/, zero))
  const rest = isWhole(digits, country) ? digits.slice(country.dialCode.length) : digits
  return showing(country.dialCode + withoutTrunk(rest, country), country)
}

/**
 * Whether digits are the country's whole number, its dial code written without a plus, as on cards:
 * as long as such a number is, which is longer than any that is national.
 */
const isWhole = (digits: string, { dialCode, format }: Country) =>
  digits.startsWith(dialCode) && digits.length === format.replace(/[^.]/g, '').length

/** A number that began with `+` or `00`, without them. No country's code begins with a zero. */
function international(text: string, chosen: Country): Shown {
  const digits = digitsOf(text)
  if (digits.startsWith('00')) return international(digits.slice(2), chosen)
  if (digits === '' || digits === '0') {
    return { text: `+${digits}`, country: chosen, isInternational: true }
  }
  if (digits.startsWith('0')) return national(text, chosen)
  const country = countryByNumber(digits) ?? chosen
  if (!digits.startsWith(country.dialCode)) return showing(digits, country, true)
  const rest = text.slice(afterDigits(text, country.dialCode.length))
  return { ...national(rest, country), isInternational: true }
}

/** @returns the place in `text` behind that many digits */
function afterDigits(text: string, count: number): number {
  let left = count
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index
    if (/[0-9]/.test(text.charAt(index))) left -= 1
  }
  return text.length
}

/** An edit of the field. */
export type Edit = {
  /** The field's text after it. */
  held: string
  /** Where the caret is then: what was put in ends there. */
  caret: number
  isDeletion: boolean
  /** By the Delete key, of what stands behind the caret. */
  isForward?: boolean
}

/**
 * Reads what the field holds after an edit. The chosen country stays unless a number begins with
 * `+` or `00`; all else is a national number of it, in the order typed. The same number comes out
 * whether it was typed, pasted or filled in. More than 15 digits are refused.
 */
export function read(shown: Shown, { held, caret, isDeletion }: Edit): Shown {
  const after = asciiDigits(held)
  const next = isDeletion ? afterDeletion(shown, after) : afterInsertion(shown, after, caret)
  return digitsOf(next.text).length > E164_MAX_DIGITS ? shown : next
}

/** @returns where the caret goes in what an edit of `shown` has become */
export function caretIn({ text }: Shown, shown: Shown, edit: Edit): number {
  const { held, caret, isDeletion, isForward } = edit
  const { dialCode } = shown.country
  const tail = asciiDigits(held.slice(caret))
  // Typed before the dial code, or into it, digits have gone behind it.
  const isBare = !isDeletion && shown.text === `+${dialCode}`
  const moved = !isDeletion && tail.includes('+') ? dialCode.length : 0
  const behind = isBare ? 0 : digitsOf(tail).length - moved
  if (behind === 0) return text.length
  const at = Math.max(1, afterDigits(text, digitsOf(text).length - behind))
  // Before a space the Delete key would find nothing to take.
  return isForward ? at + text.slice(at).search(/\d/) : at
}

/** A zero that a deletion brought to the front stays until the field is left: it may be replaced. */
function afterDeletion(shown: Shown, after: string): Shown {
  const { country, text } = shown
  const digits = digitsOf(after)
  if (!digits) return { text: after, country, isInternational: after === '+' }
  if (digits === digitsOf(text)) return shown
  if (!after.startsWith('+')) {
    const rest = nationalOf(shown)
    return showing(country.dialCode + (rest && digits.endsWith(rest) ? rest : digits), country)
  }
  if (digits.startsWith(country.dialCode)) return { ...shown, text: formatted(digits, country) }
  return showing(digits, countryByNumber(digits) ?? country, true)
}

function afterInsertion(shown: Shown, after: string, caret: number): Shown {
  const { country, text } = shown
  const start = commonStart(text, after, caret)
  const put = after.slice(start, caret)
  const behind = BEHIND.exec(put)
  if (behind) {
    const length = behind.index + (behind[1]?.length ?? 0)
    const [number, rest] = [put.slice(0, length), put.slice(length)]
    // Its own plus, where a page is read from the right, and not a national number's.
    const isTurned = rest.startsWith('+') && !number.includes('+') && !number.startsWith('0')
    if (isTurned && digitsOf(number).length >= WHOLE_NUMBER) {
      return international(digitsOf(number), country)
    }
    const end = start + length
    return afterInsertion(shown, after.slice(0, end) + after.slice(caret), end)
  }
  const digits = digitsOf(put)
  const earlier = nationalOf(shown)
  const behindDialCode = (rest: string): Shown => {
    const typed = digitsOf(rest)
    // Digits put before others do not begin a number.
    const begins = /^0*$/.test(earlier) || digits.length >= WHOLE_NUMBER
    if (begins && typed.startsWith('00')) return international(typed.slice(2), country)
    return { ...national(rest, country), isInternational: shown.isInternational }
  }

  const begun = put.slice(put.lastIndexOf('+'))
  if (begun.startsWith('+')) {
    if (digitsOf(begun)) return international(begun, country)
    return earlier && digitsOf(after) ? shown : international('', country)
  }
  if (digits.startsWith('00') && digits.length >= WHOLE_NUMBER)
    return international(digits, country)
  if (!digits && after.length > text.length) return shown
  const dialled = `+${country.dialCode}`
  // Wherever the caret was in a dial code that stands alone, or before it.
  if (after.length === text.length + put.length && (text === dialled || caret === put.length)) {
    return behindDialCode(put + earlier)
  }
  if (!after.startsWith('+')) return behindDialCode(after)
  if (!after.startsWith(dialled) || shown.isInternational) return international(after, country)
  return behindDialCode(after.slice(dialled.length))
}

/** No part of a number: an extension, and the plus behind it of pages that are read from the right. */
const BEHIND = /(\d[\s.,;()-]{0,4})(?:ext|x|#|\+[^\d+]*$)/i

/** Digits of the shortest number that is taken for a whole one wherever it is put in. */
const WHOLE_NUMBER = 10

/** @returns how much stands before what an edit put in */
function commonStart(before: string, after: string, caret: number): number {
  const most = Math.min(before.length - (after.length - caret), caret)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  return start
}

/** What is shown once the field is left: a number to the end, or a dial code to go on from. */
export function settled(shown: Shown): Shown {
  const { country } = shown
  if (!reported(shown)) return showing(country.dialCode, country)
  const digits = digitsOf(shown.text)
  return digits.startsWith(country.dialCode) ? inCountry(shown, country) : shown
}

/** What the form is told: E.164, or `''` for a dial code alone and for the beginning of one. */
export function reported({ text, country }: Shown): string {
  const digits = digitsOf(text)
  return country.dialCode.startsWith(digits) ? '' : `+${digits}`
}

/** @returns what a value of the form looks like, `''` being a field that was not touched */
export function shownFor(value: string, chosen: Country): Shown {
  const digits = digitsOf(value)
  if (digits.startsWith(chosen.dialCode)) return showing(digits, chosen)
  return digits ? international(digits, chosen) : showing(chosen.dialCode, chosen)
}

/** @returns what a text means that was typed before anything of ours could read it, as `reported` */
export function reportedOf(text: string, chosen: Country): string {
  const edit = { held: text, caret: text.length, isDeletion: false }
  return reported(settled(read(shownFor('', chosen), edit)))
}
