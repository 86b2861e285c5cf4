import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  overflowX: 'auto',
  // The first gradient scrolls with the table and covers the second, the shadow, at its end.
  background: `linear-gradient(270deg, ${color.page} 2rem, transparent) 100% / 3rem local no-repeat, linear-gradient(270deg, ${color.control} 1px, ${color.inset} 1px, transparent) 100% / 2rem no-repeat`,
  '@media': {
    // Tables are blocks in print: a grid loses rows where the table's header repeats on each sheet.
    [mediaQuery.print]: {
      display: 'block',
      overflow: 'visible',
      paddingBlockEnd: space[4],
      background: 'none',
    },
  },
})
