/** No lookbehind: Safari before 16.4 cannot parse it and would not run the module. */
const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su

/**
 * @returns the text without invisible characters at both ends: white space, and the direction marks
 * that right-to-left software puts around addresses and numbers
 */
export const trimmed = (text: string) => VISIBLE.exec(text)?.[0] ?? ''
