import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const table = style([
  text.data,
  { inlineSize: '100%', alignSelf: 'start', borderCollapse: 'collapse', lineHeight: 1.4 },
])
export const caption = style([
  text.subheading,
  { paddingBlockEnd: space[2], textAlign: 'start', color: color.ink },
])
const cell = style({
  paddingBlock: '0.4375rem',
  paddingInline: `0 ${space[3]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { [mediaQuery.print]: { paddingBlock: '0.4mm' } },
})
export const head = style([cell, { color: color.muted, borderBlockStartColor: color.control }])
export const name = style([cell, { color: color.body }])
export const value = style([cell, { color: color.ink }])
/** The wider gap keeps a figure apart from a text that follows it. */
export const figures = style({
  textAlign: 'end',
  '@media': { screen: { selectors: { '&:not(:last-child)': { paddingInlineEnd: space[5] } } } },
})
