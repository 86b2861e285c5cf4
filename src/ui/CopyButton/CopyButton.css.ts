import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'

/** A grid stretches the button to the width of its container. */
export const root = style({
  display: 'grid',
  '@media': {
    [mediaQuery.noScript]: { display: 'none' },
    [mediaQuery.print]: { display: 'none' },
  },
})
