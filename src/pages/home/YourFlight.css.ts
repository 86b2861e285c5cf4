import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumns } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { notPrinted } from '#styles/visibility.css.ts'

export const legend = style([
  text.data,
  { padding: 0, marginBlockEnd: space[3], color: color.accent },
])
/** One row, and two on phones. */
export const fields = style([
  notPrinted,
  {
    display: 'grid',
    gridTemplateColumns: equalColumns(2),
    columnGap: space[4],
    minInlineSize: 0,
    padding: 0,
    border: 0,
    '@media': { [mediaQuery.medium]: { gridTemplateColumns: equalColumns(4) } },
  },
])
/** Keeps its line, so that the cells below stay where they are. */
export const line = style([text.small, { minBlockSize: '1lh', color: color.ink }])
