import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/media.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const title = style([
  text.subheading,
  { color: color.ink, selectors: { '&:not(:empty)': { marginBlockEnd: space[2] } } },
])

export const attachment = style({
  ...stack(space[3]),
  padding: space[4],
  marginBlockEnd: space[3],
  justifyItems: 'start',
  selectors: { '&:last-child': { marginBlockEnd: space[6] } },
  color: color.ink,
  backgroundColor: color.inset,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.small,
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  },
})

export const lines = style([
  text.data,
  { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.875rem' },
])

/** Wraps below the values, which begin in the tenth column. */
export const line = style({ display: 'block', paddingInlineStart: '9ch', textIndent: '-9ch' })
