/** The pattern has no lookbehind, which Safari before 16.4 cannot parse. */
const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su

/** Removes white space, and the direction marks that right-to-left software puts around addresses. */
export const trimInvisible = (text: string) => VISIBLE.exec(text)?.[0] ?? ''

/** The zero in the digits of common keyboards: Arabic, Persian, Devanagari, Bengali, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** @returns the text with digits of any script, and the full-width plus, in ASCII */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\p{Nd}＋]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code <= first + 9)
    return sign === '＋' ? '+' : zero ? `${code - zero}` : sign
  })

/** @returns the input with ASCII digits and without invisible characters at both ends */
export const normaliseInput = (text: string): string => trimInvisible(toAsciiDigits(text))
