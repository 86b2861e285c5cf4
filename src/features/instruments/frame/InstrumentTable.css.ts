import { style } from '@vanilla-extract/css'
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
export const caption = style([
  text.small,
  {
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
  },
])
const cell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  '@media': { [mediaQuery.print]: { paddingBlock: 1 } },
})
export const head = style([cell, { borderBlockStart: 0, color: color.muted }])
export const name = style([cell, { color: color.ink }])
export const value = style([cell, { color: color.body }])
export const chosen = style([cell, { color: color.accent }])
export const figures = style({ textAlign: 'end', whiteSpace: 'nowrap' })
