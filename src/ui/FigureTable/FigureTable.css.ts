import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const table = style([
  text.data,
  { inlineSize: '100%', alignSelf: 'start', borderCollapse: 'collapse', lineHeight: 1.4 },
])
globalStyle(`${table} caption`, {
  ...text.subheading,
  paddingBlockEnd: space[2],
  textAlign: 'start',
  color: color.ink,
})
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: '0.4375rem',
  paddingInline: `0 ${space[3]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  color: color.ink,
  '@media': { [mediaQuery.print]: { paddingBlock: '0.4mm' } },
})
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 0 })
globalStyle(`${table} thead th`, { color: color.muted, borderBlockStartColor: color.control })
globalStyle(`${table} tbody th`, { color: color.body })
/** The wider gap keeps a figure apart from a text that follows it. */
export const figures = style({
  selectors: { [`${table} &`]: { textAlign: 'end' } },
  '@media': {
    screen: { selectors: { [`${table} &:not(:last-child)`]: { paddingInlineEnd: space[5] } } },
  },
})
