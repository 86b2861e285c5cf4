import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { split, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { within } from '#styles/selectors.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style([blockInPrint, split(5, 7, `${space[8]} ${space[16]}`)])
export const prose = style([stack(space[5]), { alignContent: 'start' }])

export const box = style({
  maxBlockSize: '28rem',
  overflowY: 'auto',
  background: `linear-gradient(0deg, ${color.surface} 2rem, transparent) 0 100% / 100% 3rem local no-repeat, linear-gradient(0deg, ${color.inset}, transparent) 0 100% / 100% 2rem no-repeat, ${color.surface}`,
  border: `1px solid ${color.control}`,
  '@media': {
    [mediaQuery.medium]: { maxBlockSize: '24rem' },
    [mediaQuery.print]: {
      maxBlockSize: 'none',
      overflow: 'visible',
      border: 0,
      background: 'none',
    },
  },
})

export const table = style(text.small)
globalStyle(within(table, 'th', 'td'), {
  padding: `${space[2]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.body,
  '@media': {
    [mediaQuery.medium]: { paddingInline: space[4] },
    [mediaQuery.print]: { paddingBlock: '0.4mm' },
  },
})
globalStyle(`${table} td:last-child`, {
  '@media': { [mediaQuery.print]: { whiteSpace: 'normal !important' } },
})
globalStyle(`${table} thead th`, {
  ...text.data,
  position: 'sticky',
  insetBlockStart: 0,
  color: color.muted,
  backgroundColor: color.surface,
  '@media': { [mediaQuery.print]: { position: 'static' } },
})
globalStyle(`${table} tbody th`, {
  ...text.data,
  color: color.ink,
  whiteSpace: 'nowrap',
})
export const weekdays = style({
  display: 'block',
  color: color.muted,
  '@media': { [mediaQuery.medium]: { display: 'inline-block', minInlineSize: '8ch' } },
})

export const status = style({ color: color.ink, fontWeight: 600 })
export const reasons = style([text.small, stack(space[2]), { paddingBlockEnd: space[4] }])
