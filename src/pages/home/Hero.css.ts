import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { onPicture } from '#styles/night.css.ts'
import { scrim } from '#styles/palette.ts'
import { layer, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style([
  onPicture,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    // The first view, less the header with its strip.
    minBlockSize: 'clamp(32rem, calc(100svh - 6.5rem), 60rem)',
    backgroundColor: color.page,
    overflow: 'hidden',
  },
])

export const words = style({
  position: 'relative',
  zIndex: layer.raised,
  // The words take no clicks from the film's control beside them.
  pointerEvents: 'none',
  paddingBlock: `${space[24]} ${space[16]}`,
  backgroundImage: `linear-gradient(to top, ${scrim(0.86)} 0%, ${scrim(0.72)} 55%, ${scrim(0)} 100%)`,
})

export const title = style([text.display, { maxInlineSize: '14ch' }])
export const lead = style([text.lead, { marginBlockStart: space[5], maxInlineSize: '52ch' }])
