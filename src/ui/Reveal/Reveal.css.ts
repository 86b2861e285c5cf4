import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'

export const hidden = style({
  '@media': {
    [`screen and ${mediaQuery.motion}`]: {
      // The browser may scroll a part that gets the focus less far than its reveal needs.
      selectors: { '&:not(:focus-within)': { opacity: 0 } },
    },
  },
})
