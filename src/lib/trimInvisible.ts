/** The pattern has no lookbehind, which Safari before 16.4 cannot parse. */
const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su

/** Removes white space, and the direction marks that right-to-left software puts around addresses. */
export const trimInvisible = (text: string) => VISIBLE.exec(text)?.[0] ?? ''
