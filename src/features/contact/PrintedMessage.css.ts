import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'

export const root = style({
  display: 'none',
  '@media': { [mediaQuery.print]: { display: 'block', marginBlock: space[6] } },
})
export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  marginBlockEnd: space[2],
})
