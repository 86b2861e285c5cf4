import { style } from '@vanilla-extract/css'
import { color, bandBackground } from '#styles/contract.css.ts'
import { equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'

export const root = style({ backgroundColor: bandBackground.notes })

export const list = style([
  { display: 'grid' },
  equalColumnsFrom(mediaQuery.medium, 2),
  equalColumnsFrom(mediaQuery.wide, 4),
])

export const item = style({
  ...stack(space[3]),
  alignContent: 'start',
  paddingBlock: space[10],
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [mediaQuery.medium]: {
      paddingInline: space[8],
      borderInlineStart: `1px solid ${color.hairline}`,
      selectors: {
        '&:nth-child(-n + 2)': { borderBlockStart: 0 },
        '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
      },
    },
    [mediaQuery.wide]: {
      paddingBlock: space[16],
      selectors: {
        '&': { borderBlockStart: 0 },
        '&:nth-child(3)': {
          borderInlineStart: `1px solid ${color.hairline}`,
          paddingInlineStart: space[8],
        },
      },
    },
  },
})

/** Reserves the height of the drawing, whose code loads only after a navigation. */
export const mark = style({ blockSize: '2.5rem', marginBlockEnd: space[2] })
