/** No lookbehind: Safari before 16.4 cannot parse it. */
const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su

/** Also removes the direction marks that right-to-left software puts around addresses. */
export const trimInvisible = (text: string) => VISIBLE.exec(text)?.[0] ?? ''
