/** At the end only from where a run begins: looked for from each of its signs, a long one would freeze. */
const UNSEEN = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu

/**
 * The text without what nobody sees at its ends: white space, and the marks of direction that
 * right-to-left programs put around an address or a figure.
 */
export const trimmed = (text: string) => text.replaceAll(UNSEEN, '')
