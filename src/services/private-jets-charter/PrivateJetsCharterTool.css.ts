import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/breakpoints.ts'
import { gutter } from '#styles/tokens.ts'

export const mapColumn = style({
  marginInline: `calc(-1 * ${gutter})`,
  '@media': {
    [mediaQuery.medium]: { marginInline: 0 },
    [mediaQuery.large]: { marginInline: '-3.5rem -1.25rem', marginBlock: '-2rem' },
    [mediaQuery.wide]: {
      marginInlineEnd: 'calc(-1 * clamp(1.25rem, (100vw - 80rem) / 2 - 1.5rem, 10rem))',
    },
    [mediaQuery.print]: { margin: 0, maxInlineSize: '9cm' },
  },
})
