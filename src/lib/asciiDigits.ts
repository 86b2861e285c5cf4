import { trimmed } from './trimmed.ts'

/** Code points of the zeros of scripts that keyboards write: Arabic, Persian, Devanagari, Bengali, wide. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** The same text with its digits, and a wide plus, as ASCII has them. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\p{Nd}＋]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code <= first + 9)
    return sign === '＋' ? '+' : zero ? `${code - zero}` : sign
  })

/** What was typed, as it is read: ASCII digits, and nothing unseen at its ends. */
export const plainText = (text: string): string => trimmed(asciiDigits(text))
