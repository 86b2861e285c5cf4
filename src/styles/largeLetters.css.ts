import { globalStyle } from '@vanilla-extract/css'
import { base } from './layers.css.ts'
import { mediaQuery } from './media.ts'

// On a phone whose browser sets letters at 24 or 32 px, long words are wider than their column. They
// break there, against whatever a component says: in a layer, important rules win.
const rule = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, {
    '@layer': { [base]: { '@media': { [mediaQuery.largeLetters]: rules } } },
  })

rule('body *', { overflowWrap: 'anywhere !important' as 'anywhere', hyphens: 'auto' })
rule(':is(main, footer, dialog) :is(a, button, dt, dd, a *, button *)', {
  whiteSpace: 'normal !important',
})
