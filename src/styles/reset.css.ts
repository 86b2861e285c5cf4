import { createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { focusRing } from './control.ts'
import { base, reset } from './layers.css.ts'
import { anchored, mediaQuery } from './breakpoints.ts'
import { within } from './selectors.ts'
import { font, belowHeader, stripHeight } from './tokens.ts'
import { text } from './typography.ts'

const resetRule = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })
const baseRule = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [base]: rule } })

resetRule('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 })
resetRule('ul, ol', { listStyle: 'none', padding: 0 })
resetRule('img, picture, video, svg, iframe', {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  border: 0,
})
resetRule('button, input, textarea, select', { font: 'inherit', color: 'inherit' })
resetRule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
resetRule('h1, h2, h3, h4, p, li, dd, dt, td', { overflowWrap: 'break-word' })
resetRule('table', { inlineSize: '100%', borderCollapse: 'collapse' })
resetRule('th, td', { textAlign: 'start', verticalAlign: 'baseline', fontWeight: 400 })
resetRule('[hidden]', { display: 'none' })
resetRule('dialog', { padding: 0, border: 0, color: 'inherit' })

baseRule('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
})
baseRule('body', {
  ...text.body,
  fontFamily: font.body,
  color: color.body,
  background: color.page,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
})
// Figures and codes read forwards, also in a page that a translator has turned.
baseRule('[translate="no"]', { direction: 'ltr', unicodeBidi: 'isolate' })
baseRule('h1, h2, h3, h4', { color: color.ink, font: 'inherit' })
baseRule('a', { color: color.link, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' })
// From tablets on, Page Down, the browser's search and links stop below the sticky header. On phones,
// `scroll-padding` would scroll the page when the menu opens, so each scroll target has a margin there.
export const headerBottom = createGlobalVar('header-bottom')
const onPhones = (strip: string) => ({ vars: { [headerBottom]: belowHeader(strip) } })
globalStyle(':root', {
  ...onPhones(stripHeight.phone),
  '@supports': { [anchored]: { '@media': { [mediaQuery.belowMedium]: onPhones('0px') } } },
  '@media': {
    [mediaQuery.medium]: {
      vars: { [headerBottom]: '0px' },
      scrollPaddingBlockStart: belowHeader(stripHeight.wide),
    },
  },
})
globalStyle(':root:has(header:focus-within)', { scrollPaddingBlockStart: 0 })
globalStyle(':root:root', {
  '@media': { [mediaQuery.scrollingHeader]: { scrollPaddingBlockStart: 0 } },
})
const targets = ['a', 'button', 'input', 'summary', 'textarea', '[tabindex]', '[id]']
baseRule(['main', within('main', ...targets), within('footer', ...targets)].join(), {
  scrollMarginBlockStart: `calc(${headerBottom} + 0.5rem)`,
})
// Chromium scrolls a textarea to its caret, which has no scroll margin.
globalStyle(':root:has(textarea:focus)', {
  '@media': {
    [mediaQuery.belowMedium]: { scrollPaddingBlockStart: `calc(${headerBottom} + 1.5rem)` },
  },
})
// Media queries ignore the browser's minimum font size, so a wide layout may be too narrow for a table.
baseRule('div:has(> table)', { '@media': { screen: { overflowX: 'auto' } } })
baseRule('a[href^="mailto:"]', { overflowWrap: 'anywhere' })
baseRule('a[href^="tel:"]', { whiteSpace: 'nowrap' })
baseRule('a:hover', { color: color.linkHover })
baseRule(':focus-visible', focusRing)
// Elements with `tabindex="-1"` get the focus from scripts only, after a navigation: no focus ring.
baseRule('[tabindex="-1"]:focus-visible', { outline: 'none' })

// With a browser font size of 24 px or more, long words do not fit on a phone and must break.
// `!important` in a layer outranks every component style.
const largeTextRule = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  baseRule(selector, { '@media': { [mediaQuery.largeText]: rule } })
largeTextRule('body *', { overflowWrap: 'anywhere !important' as 'anywhere', hyphens: 'auto' })
largeTextRule(':is(main, footer, dialog) :is(a, button, dt, dd, a *, button *)', {
  whiteSpace: 'normal !important',
})
