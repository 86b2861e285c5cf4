import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { split } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { within } from '#styles/selectors.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style([blockInPrint, split(5, 7, `${space[8]} ${space[16]}`)])

export const lead = style([
  text.lead,
  { marginBlockStart: space[5], maxInlineSize: textChars(34), color: color.ink },
])

export const table = style({
  alignSelf: 'start',
  borderBlockEnd: `1px solid ${color.control}`,
  '@media': { [mediaQuery.print]: { marginBlockStart: space[4] } },
})

globalStyle(within(table, 'th', 'td'), {
  paddingBlock: space[3],
  paddingInline: `0 ${space[4]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
})
globalStyle(within(table, 'th:last-child', 'td:last-child'), { paddingInlineEnd: 0 })
globalStyle(`${table} thead th`, {
  ...text.data,
  borderBlockStart: 0,
  borderBlockEnd: `1px solid ${color.control}`,
  color: color.muted,
})
globalStyle(`${table} tbody th`, { inlineSize: '45%', color: color.body })
globalStyle(`${table} td`, { fontWeight: 600, color: color.ink })
