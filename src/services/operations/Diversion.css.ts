import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { touchTarget } from '#styles/control.ts'
import { row, split, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style([blockInPrint, split(7, 5, `${space[8]} ${space[16]}`)])

const inset = 'clamp(1.25rem, 2.5vw, 2rem)'

export const card = style({
  alignSelf: 'start',
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
  borderBlockStart: `4px solid ${color.accent}`,
  borderRadius: radius.small,
  '@media': { [mediaQuery.print]: { breakInside: 'avoid' } },
})
export const head = style([
  row(`${space[2]} ${space[6]}`),
  { paddingBlock: `${space[6]} ${space[4]}`, paddingInline: inset },
])
export const phone = style([touchTarget, text.data, { fontSize: 'min(1.25rem, 7vw)' }])
export const say = style([
  row(space[4]),
  { paddingInline: inset, paddingBlockEnd: space[4], color: color.ink },
])
export const list = style({
  display: 'grid',
  columnGap: space[8],
  paddingInline: inset,
  borderBlockStart: `1px solid ${color.control}`,
  '@media': {
    [mediaQuery.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(5, auto)',
      gridAutoFlow: 'column',
    },
  },
})
export const line = style({
  paddingBlock: space[3],
  borderBlockEnd: `1px dashed ${color.hairline}`,
  color: color.ink,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [mediaQuery.medium]: { selectors: { '&:nth-child(5)': { borderBlockEnd: 0 } } } },
})
export const points = style({
  ...stack(space[5]),
  alignContent: 'center',
  '@media': { [mediaQuery.print]: { marginBlockStart: '6mm' } },
})
export const name = style([text.heading, { fontSize: '1.125rem', marginBlockEnd: space[1] }])
