import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, split } from '#styles/layout.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style([blockInPrint, split(7, 5, space[16])])

/** In two columns, both lists begin at the same height. */
export const part = style([
  blockInPrint,
  {
    display: 'grid',
    alignContent: 'start',
    rowGap: space[8],
    '@media': { [mediaQuery.large]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
  },
])

export const title = style([text.title, { fontSize: 'clamp(1.75rem, 1rem + 1.8vw, 2.5rem)' }])
export const note = style([text.small, { marginBlockStart: space[2], color: color.muted }])

export const list = style({
  alignSelf: 'start',
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const point = style({
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [mediaQuery.tablet]: {
      display: 'grid',
      gridTemplateColumns: columns(3, 5),
      columnGap: space[8],
      alignItems: 'baseline',
    },
  },
})
export const name = style([text.heading, { fontSize: '1.1875rem', marginBlockEnd: space[1] }])
