/** No lookbehind: Safari before 16.4 cannot parse it. */
const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su

/**
 * Unlike `String.trim`, also removes the direction marks that right-to-left software puts around
 * addresses and numbers.
 */
export const trimInvisible = (text: string) => VISIBLE.exec(text)?.[0] ?? ''
