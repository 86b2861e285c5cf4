import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { ends, equalColumns } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'

export const root = style([
  needsScript,
  notPrinted,
  {
    marginBlockEnd: space[8],
    backgroundColor: color.page,
    border: `1px solid ${color.hairline}`,
    borderInlineStart: `4px solid ${color.accent}`,
    borderRadius: radius.small,
  },
])

export const toggle = style({
  ...ends(space[4]),
  minBlockSize: '4rem',
  padding: space[4],
  borderRadius: radius.small,
  cursor: 'pointer',
  ':hover': { backgroundColor: color.inset },
  '@media': { [mediaQuery.medium]: { paddingInline: space[5] } },
})

export const title = style([text.subheading, { display: 'block', color: color.ink }])
export const lead = style([text.small, { display: 'block', color: color.muted }])

export const caret = style({
  flexShrink: 0,
  color: color.link,
  selectors: { [`${root}[open] &`]: { transform: 'rotate(180deg)' } },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[2],
  // Advice of two lines must not stretch the fields in the same row.
  alignItems: 'start',
  padding: `${space[5]} ${space[4]} ${space[6]}`,
  borderBlockStart: `1px dashed ${color.hairline}`,
  '@media': {
    [mediaQuery.largeText]: { paddingInline: space[2] },
    [mediaQuery.small]: { gridTemplateColumns: equalColumns(2) },
    [mediaQuery.medium]: {
      gridTemplateColumns: equalColumns(4),
      columnGap: space[4],
      paddingInline: space[5],
    },
  },
})

export const width = styleVariants({
  half: { gridColumn: '1 / -1', '@media': { [mediaQuery.medium]: { gridColumn: 'span 2' } } },
  full: { gridColumn: '1 / -1' },
})
