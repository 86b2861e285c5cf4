import { globalStyle } from '@vanilla-extract/css'
import { base } from './layers.css.ts'
import { mediaQuery } from './media.ts'

// With a browser font size of 24 px or more, long words do not fit on a phone and must break.
// `!important` in a layer outranks every component style.
const largeTextRule = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, {
    '@layer': { [base]: { '@media': { [mediaQuery.largeText]: rules } } },
  })

largeTextRule('body *', { overflowWrap: 'anywhere !important' as 'anywhere', hyphens: 'auto' })
largeTextRule(':is(main, footer, dialog) :is(a, button, dt, dd, a *, button *)', {
  whiteSpace: 'normal !important',
})
