import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { ordinal } from '#styles/ordinal.css.ts'
import { radius, space } from '#styles/tokens.ts'

const inset = 'clamp(1.25rem, 4vw, 4rem)'

export const board = style({
  position: 'relative',
  paddingBlock: `${space[12]} ${space[6]}`,
  paddingInline: inset,
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.large,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-0.625rem',
    insetInlineStart: 'calc(50% - 4rem)',
    inlineSize: '8rem',
    blockSize: '1.25rem',
    backgroundColor: color.accent,
    borderRadius: radius.medium,
  },
  '@media': { [mediaQuery.print]: { breakInside: 'avoid', border: 0, padding: 0 } },
})
export const list = style({ marginBlockStart: space[5], counterReset: 'ordinal' })
export const line = style([
  ordinal,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[4],
    alignItems: 'baseline',
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.hairline}`,
    color: color.ink,
    '::before': { gridRow: 'span 2' },
    '@media': {
      [mediaQuery.medium]: {
        gridTemplateColumns: `auto ${columns(2, 7)}`,
        selectors: { '&::before': { gridRow: 'auto' } },
      },
    },
  },
])
