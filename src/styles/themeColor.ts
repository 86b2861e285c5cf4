/** Background of each theme. Scripts import it without the rest of the palette. */
export const themeColor = { light: '#F8F6F1', dark: '#0B1422' } as const
