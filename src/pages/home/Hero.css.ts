import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { onPicture } from '#styles/night.css.ts'
import { scrim } from '#styles/palette.ts'
import { layer, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  // The first view, less the header with its strip.
  minBlockSize: 'clamp(36rem, calc(100svh - 6.5rem), 64rem)',
  '@media': { [mediaQuery.low]: { minBlockSize: 'calc(100svh - 6.5rem)' } },
})

export const film = style([
  onPicture,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    backgroundColor: color.page,
    overflow: 'hidden',
  },
])

// A window of another shape cuts clouds off, not the jet: it flies right of the middle, near the top.
globalStyle(`${film} :is(img, video)`, { objectPosition: '85% 0' })

export const words = style({
  position: 'relative',
  zIndex: layer.raised,
  // The words take no clicks from the film's control beside them.
  pointerEvents: 'none',
  paddingBlock: `${space[24]} clamp(2rem, 4vw, 4rem)`,
  // On narrow windows the title stands on lit clouds: dark enough up to its top.
  backgroundImage: `linear-gradient(to top, ${scrim(0.86)} 0%, ${scrim(0.72)} 55%, ${scrim(0.62)} calc(100% - ${space[24]}), ${scrim(0)} 100%)`,
  '@media': {
    [mediaQuery.large]: {
      backgroundImage: `linear-gradient(to top, ${scrim(0.86)} 0%, ${scrim(0.72)} 55%, ${scrim(0)} 100%)`,
    },
    [mediaQuery.low]: { paddingBlock: `${space[8]} ${space[6]}` },
  },
})

export const title = style([text.display, { maxInlineSize: '14ch' }])
export const lead = style([text.lead, { marginBlockStart: space[5], maxInlineSize: '52ch' }])
