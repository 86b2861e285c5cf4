import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { gutter, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const table = style([
  text.data,
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    '@media': { [mediaQuery.print]: { breakInside: 'avoid' } },
  },
])
globalStyle(`${table} caption`, {
  ...text.small,
  paddingBlockEnd: space[2],
  textAlign: 'start',
  color: color.body,
  // Stays in view while the table scrolls.
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: `calc(100vw - 2 * ${gutter})`,
  '@media': {
    [mediaQuery.print]: {
      position: 'static',
      maxInlineSize: 'none',
      paddingBlockStart: space[4],
    },
  },
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  color: color.body,
  '@media': { [mediaQuery.print]: { paddingBlock: 1 } },
})
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 0 })
globalStyle(`${table} thead th`, { borderBlockStart: 0, color: color.muted })
globalStyle(`${table} tbody th`, { color: color.ink })
globalStyle(`${table} [aria-current] :is(th, td)`, { color: color.accent })
/** A cell of a column of figures. Only headings wrap, so that a long one does not widen the column. */
export const figures = style({
  selectors: {
    [`${table} &`]: { textAlign: 'end' },
    [`${table} td&`]: { whiteSpace: 'nowrap' },
  },
  '@media': {
    // Figures are aligned right, so a column of text after them needs a gap. Phones have no room for it.
    [`screen and ${mediaQuery.medium}`]: {
      selectors: { [`${table} &:not(:last-child)`]: { paddingInlineEnd: space[5] } },
    },
  },
})
// On phones, a last column of text would shrink to its longest word and make its rows high.
globalStyle(`${table} td:last-child:not(${figures})`, {
  '@media': { screen: { minInlineSize: '8rem' } },
})
