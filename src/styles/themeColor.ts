/** The ground of each theme. Apart from the palette, which only the build reads. */
export const themeColor = { light: '#F8F6F1', dark: '#0B1422' } as const
