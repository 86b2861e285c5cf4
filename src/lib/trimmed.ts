/**
 * The text without what nobody sees at its ends: white space, and the marks of direction that
 * right-to-left programs put around an address or a figure.
 */
export const trimmed = (text: string) => text.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
