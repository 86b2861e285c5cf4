import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'

export const root = style({
  display: 'grid',
  '@media': {
    [mediaQuery.noScript]: { display: 'none' },
    [mediaQuery.print]: { display: 'none' },
  },
})
