/** Fewest digits that count as a whole number, put in at once. */
const WHOLE_NUMBER = 7
/** No country has more digits after its dial code, and few numbers with their dial code fewer. */
const NATIONAL_MAX = 10

/**
 * Reads what the phone input holds after an edit. The library keeps only the digits, in order, so
 * that a number pasted behind `+965` would become another number in Kuwait.
 *
 * @param value the input's text
 * @param inserted the part that this edit put in; the whole text where a browser does not tell
 * @param dialCode the chosen country's, digits only
 * @returns the text that the library is to read
 */
export function international(value: string, inserted: string, dialCode: string): string {
  if (digitsOf(inserted).length >= WHOLE_NUMBER) return wholeNumber(inserted, dialCode)
  if (inserted.includes('+')) return value.slice(value.lastIndexOf('+'))
  // `00` typed behind the dial code begins another one.
  const digits = digitsOf(value)
  return digits.startsWith(`${dialCode}00`) ? `+${digits.slice(dialCode.length + 2)}` : value
}

function wholeNumber(text: string, dialCode: string): string {
  const plus = text.lastIndexOf('+')
  // +44 (0)20 …: the bracket is for callers inside the country.
  const digits = digitsOf(text.slice(Math.max(plus, 0)).replace('(0)', ''))
  if (plus >= 0) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const complete =
    digits.length > NATIONAL_MAX ||
    (digits.startsWith(dialCode) && digits.length >= dialCode.length + WHOLE_NUMBER)
  return complete ? `+${digits}` : `+${dialCode}${digits}`
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
