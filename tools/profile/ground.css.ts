// Cascade layers must be declared before the files that use them.
import '#styles/layers.css.ts'
import '#styles/themes.css.ts'
import '#styles/reset.css.ts'
import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { text } from '#styles/typography.ts'

const fontFace = (family: string, fontWeight: number, file: string) =>
  globalFontFace(family, { fontWeight, src: `url('${file}') format('woff2')` })
fontFace('Aero Display', 600, '/fonts/archivo-wide-600.woff2')
fontFace('Aero Text', 400, '/print-fonts/instrument-sans-400.woff2')
fontFace('Aero Text', 600, '/print-fonts/instrument-sans-600.woff2')
fontFace('Aero Mono', 400, '/fonts/b612-mono.woff2')

/** Small text is then 9 pt, and data 7.8 pt. */
globalStyle('html', { fontSize: '9.6pt' })
globalStyle('body', {
  ...text.small,
  // The sheet has the background.
  background: 'none',
  printColorAdjust: 'exact',
  // Keeps the space at the end of each line: without it, bookmarks and readers join two words.
  whiteSpace: 'pre-wrap',
})
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('h1, h2, h3, h4', { fontWeight: 600, color: color.ink, breakAfter: 'avoid' })
globalStyle('li, tr, figure, dl > div', { breakInside: 'avoid' })
globalStyle('p', { orphans: 3, widows: 3 })
