import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { ordinal } from '#styles/ordinal.css.ts'
import { measure, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const list = style({ counterReset: 'ordinal' })
export const point = style({
  ...stack(`${space[1]} ${space[8]}`),
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [mediaQuery.mediumOrPrint]: { gridTemplateColumns: columns(3, 7), alignItems: 'baseline' },
  },
})
export const step = style([
  ordinal,
  point,
  {
    '@media': {
      [mediaQuery.mediumOrPrint]: { gridTemplateColumns: `2rem ${columns(3, 7)}` },
    },
  },
])
export const name = style({ fontWeight: 600, color: color.ink })
export const note = style([
  text.small,
  { maxInlineSize: measure, paddingBlockStart: space[3], color: color.muted },
])
