import { assignVars, globalStyle } from '@vanilla-extract/css'
import { color, themeDisplay } from './contract.css.ts'
import { mediaQuery } from './breakpoints.ts'
import { printPalette } from './palette.ts'

/** Print rules are `!important`, to override component styles added later. */
const printRule = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { '@media': { [mediaQuery.print]: important(rule) } })
const important = (rule: Record<string, string>) =>
  Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, `${value} !important`]))

globalStyle('*', {
  '@media': {
    [mediaQuery.print]: {
      vars: {
        ...important(assignVars(color, printPalette)),
        ...important(assignVars(themeDisplay, { inLight: 'block', inDark: 'none' })),
      },
    },
  },
})
globalStyle('@page', { margin: '18mm 16mm' })

printRule('html', { colorScheme: 'light', fontSize: '10pt' })
printRule('*', { background: 'none', boxShadow: 'none', textShadow: 'none' })

printRule('nav, button, form, dialog, iframe, video, picture, [role="status"], [role="alert"]', {
  display: 'none',
})
printRule('div:has(> picture):not(:has(p, h1, h2, h3))', { display: 'none' })
printRule('div:has(> form)', { display: 'none' })

printRule('main, main > *', { minBlockSize: '0', blockSize: 'auto' })
printRule('main > :first-child *', { minBlockSize: '0' })
// The first child of `main` is the banner or the hero, which is not a section.
printRule('main > :first-child, main section', { display: 'block' })
// No space at the end: Firefox moves a whole section to the next sheet if only its padding does not fit.
printRule('main section, main > :first-child > div', {
  paddingBlock: '7mm 0',
  overflow: 'visible',
})
printRule('main > :first-child > div', { gap: '3mm' })
printRule('h1', { fontSize: '26pt' })
printRule('h2', { fontSize: '15pt', maxInlineSize: 'none' })

printRule('h1, h2, h3, h4, dt, p:has(+ h2), h2 + p, summary, caption', { breakAfter: 'avoid' })
printRule('li, ol, tr, figure, blockquote, address, dl > div', { breakInside: 'avoid' })
// List items are kept whole already. `break-after: avoid` in a grid item would move the whole list to
// the next sheet.
printRule('li :is(h2, h3, p)', { breakAfter: 'auto' })
// Firefox moves a whole list of grids to the next sheet if one item does not fit.
globalStyle('main li', {
  '@media': {
    [mediaQuery.print]: {
      '@supports': { '(-moz-appearance: none)': { display: 'block !important' } },
    },
  },
})
// Keeps a tool's drawing, its fourth part, on the sheet of its text, small enough to fit below a hero.
const TOOL = 'div:has(> div > fieldset)'
printRule(`${TOOL} > :nth-child(-n + 4)`, { breakInside: 'avoid' })
printRule(`${TOOL} > :nth-child(-n + 3)`, { breakAfter: 'avoid' })
printRule(`${TOOL} > :has(svg[role="img"])`, { zoom: '0.68' })

// The last section reserves room for the footer, which moves up into it, so that the footer is never alone
// on a sheet. With `break-before: avoid`, Chromium would split the footer instead.
const FOOTER_ROOM = '80mm'
printRule('main > section:last-child', {
  breakInside: 'avoid',
  marginBlockEnd: `-${FOOTER_ROOM}`,
  borderBlockEnd: '0',
})
printRule('main > section:last-child::after', {
  content: '""',
  display: 'block',
  blockSize: FOOTER_ROOM,
})
printRule('footer div', { gap: '2mm' })
printRule('footer a', { minBlockSize: '0' })
printRule('p', { orphans: '3', widows: '3' })
// The first columns hold times and figures, which must not wrap.
printRule('td:nth-child(-n + 3)', { whiteSpace: 'nowrap' })

printRule('.splide__track', { overflow: 'visible' })
printRule('.splide__list', { display: 'block', transform: 'none', blockSize: 'auto' })
printRule('.splide__slide', { inlineSize: 'auto', margin: '0 0 4mm', breakInside: 'avoid' })
printRule('.splide__slide--clone, .splide__sr', { display: 'none' })
