/** @returns the text with its spaces replaced, so that it stays on one line */
export const preventBreaks = (text: string) => text.replaceAll(' ', '\u00a0')
