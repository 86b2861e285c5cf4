import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, split, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { belowHeader, space, stripHeight } from '#styles/tokens.ts'
import { pointName } from '#styles/text.css.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style([blockInPrint, split(4, 8, `${space[10]} ${space[16]}`)])

export const heading = style({
  '@media': {
    [mediaQuery.large]: {
      position: 'sticky',
      insetBlockStart: `calc(${belowHeader(stripHeight.wide)} + ${space[8]})`,
      alignSelf: 'start',
    },
    [mediaQuery.print]: { position: 'static' },
  },
})

const list = style({
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [mediaQuery.print]: { marginBlockStart: space[4] } },
})

const item = style({
  ...stack(`${space[1]} ${space[8]}`),
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [mediaQuery.medium]: {
      gridTemplateColumns: columns(3, 5),
      alignItems: 'baseline',
    },
  },
})

export const points = { list, item, name: pointName }
