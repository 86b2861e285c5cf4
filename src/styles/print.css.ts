import { assignVars, globalStyle } from '@vanilla-extract/css'
import { color, shown } from './contract.css.ts'
import { mediaQuery } from './media.ts'
import { paper } from './palette.ts'

/** Print outranks every component's own style, so that a new one cannot forget it. */
const printRule = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { '@media': { [mediaQuery.print]: important(rule) } })
const important = (rule: Record<string, string>) =>
  Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, `${value} !important`]))

// Paper has one theme, also on the bands that are night-blue on a screen.
globalStyle('*', {
  '@media': {
    [mediaQuery.print]: {
      vars: {
        ...important(assignVars(color, paper)),
        ...important(assignVars(shown, { inLight: 'block', inDark: 'none' })),
      },
    },
  },
})
globalStyle('@page', { margin: '18mm 16mm' })

printRule('html', { colorScheme: 'light', fontSize: '10pt' })
printRule('*', { background: 'none', boxShadow: 'none', textShadow: 'none' })

// What acts, moves or only decorates. Words are what a brief is printed for.
printRule('nav, button, form, dialog, iframe, video, picture, [role="status"], [role="alert"]', {
  display: 'none',
})
printRule('div:has(> picture):not(:has(p, h1, h2, h3))', { display: 'none' })
printRule('div:has(> form)', { display: 'none' })

// Sections fill a screen, not a sheet, and stand one below the other.
printRule('main, main > *', { minBlockSize: '0', blockSize: 'auto' })
// What a page opens with is the first of `main`.
printRule('main > :first-child, main section', { display: 'block' })
printRule('main section, main > :first-child > div', { paddingBlock: '5mm', overflow: 'visible' })
printRule('h1', { fontSize: '26pt' })
printRule('h2', { fontSize: '15pt', maxInlineSize: 'none' })

// What introduces something is not the last on a sheet: a title with its eyebrow and its lead, a caption.
printRule('h1, h2, h3, h4, dt, p:has(+ h2), h2 + p, summary, caption', { breakAfter: 'avoid' })
printRule('li, ol, tr, figure, blockquote, address, dl > div', { breakInside: 'avoid' })
// An item is whole already; as a grid, with such a rule within, it would send on the whole list.
printRule('li :is(h2, h3, p)', { breakAfter: 'auto' })
printRule('p', { orphans: '3', widows: '3' })
// Times and figures; the words come after them.
printRule('td:nth-child(-n + 3)', { whiteSpace: 'nowrap' })

// A carousel is a list on paper. Its inline styles are its library's.
printRule('.splide__track', { overflow: 'visible' })
printRule('.splide__list', { display: 'block', transform: 'none', blockSize: 'auto' })
printRule('.splide__slide', { inlineSize: 'auto', margin: '0 0 4mm', breakInside: 'avoid' })
printRule('.splide__slide--clone, .splide__sr', { display: 'none' })
