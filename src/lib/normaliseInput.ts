/** The pattern has no lookbehind, which Safari before 16.4 cannot parse. */
const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su

/** Removes white space, and the direction marks that right-to-left software puts around addresses. */
export const trimInvisible = (text: string) => VISIBLE.exec(text)?.[0] ?? ''

/**
 * Keeps the letters and lines of a text that anybody may have written. Invisible characters could hide what
 * is sent, and piled-up accents could cover the page.
 */
export const keepVisible = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\P{C}\n]|\p{M}/gu, '')
    .trim()

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]/gu

const normaliseUnicode = (text: string): string =>
  text
    // Composes letters first, so that an accent is refused and not lost.
    .normalize('NFC')
    .replaceAll(/[\s\u2800]/g, (space) => (space === '\uFEFF' ? '' : ' '))
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .trim()

/** Printable ASCII needs only trimming. Without this check, the browser would compile the patterns above. */
const isPrintableAscii = (text: string) => /^[ -~]*$/.test(text)

/**
 * Normalises an e-mail address: removes invisible characters, makes spaces and hyphens plain, and converts
 * the digits of any script and full-width characters to ASCII.
 */
export const normaliseAddress = (text: string): string =>
  isPrintableAscii(text) ? text.trim() : normaliseUnicode(text)

/**
 * Normalises what visitors type or paste as figures, phone numbers, dates and times. It also drops combining
 * marks, which are letters in addresses, names and messages.
 */
export const normaliseInput = (text: string): string =>
  isPrintableAscii(text) ? text.trim() : normaliseUnicode(text).replaceAll(/\p{M}/gu, '').trim()

/** Each script has its digits in a row from zero to nine, and rows may follow one another. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = code
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1
  return String((code - before) % 10)
}
