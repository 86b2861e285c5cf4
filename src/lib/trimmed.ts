/** No lookbehind: Safari before 16.4 cannot read it, and would run nothing of its file. */
const SEEN = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su

/**
 * The text without what nobody sees at its ends: white space, and the marks of direction that
 * right-to-left programs put around an address or a figure.
 */
export const trimmed = (text: string) => SEEN.exec(text)?.[0] ?? ''
