import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { within } from '#styles/selectors.ts'
import { onPicture } from '#styles/themes.css.ts'
import { scrim } from '#styles/palette.ts'
import { hugeFilm, hugeFilmControl } from '#styles/motifs.ts'
import { layer, space } from '#styles/tokens.ts'

export const root = style([
  onPicture,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 'min(46rem, 90svh)',
    backgroundColor: color.page,
    overflow: 'hidden',
  },
])

globalStyle(within(root, 'img', 'video'), { '@media': { [mediaQuery.huge]: hugeFilm } })
globalStyle(`${root} button`, { '@media': { [mediaQuery.huge]: hugeFilmControl } })

export const shade = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'grid',
  alignItems: 'center',
  blockSize: '100%',
  pointerEvents: 'none',
  backgroundColor: scrim(0.72),
  '@media': {
    [mediaQuery.medium]: {
      backgroundColor: 'transparent',
      backgroundImage: `linear-gradient(to right, ${scrim(0.84)} 0%, ${scrim(0.7)} 60%, ${scrim(0.2)} 100%)`,
    },
  },
})

export const prose = style({
  ...stack(space[6]),
  justifyItems: 'start',
  maxInlineSize: '60rem',
  paddingBlock: space[20],
  '@media': { [mediaQuery.print]: { paddingBlock: 0 } },
})
export const action = style({ pointerEvents: 'auto' })
