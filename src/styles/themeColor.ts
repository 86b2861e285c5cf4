/** A separate module, so that scripts can import it without the palette. */
export const themeColor = { light: '#F8F6F1', dark: '#0B1422' } as const
