import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { within } from '#styles/selectors.ts'
import { onPicture } from '#styles/themes.css.ts'
import { scrim } from '#styles/palette.ts'
import { hugeFilm, hugeFilmControl } from '#styles/motifs.ts'
import { layer, space, textChars, titleChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': {
    [mediaQuery.medium]: { minBlockSize: 'clamp(36rem, calc(100svh - 6.5rem), 64rem)' },
    [mediaQuery.low]: { minBlockSize: 'calc(100svh - 6.5rem)' },
  },
})

export const film = style([
  onPicture,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    backgroundColor: color.page,
    overflow: 'hidden',
    minBlockSize: 'clamp(28rem, calc(100svh - 15.5rem), 48rem)',
    '@media': {
      [mediaQuery.medium]: { minBlockSize: 'auto' },
      [mediaQuery.low]: { minBlockSize: 'auto' },
    },
  },
])

// A window of another shape crops the clouds, not the jet: it flies right of the centre, near the top.
globalStyle(within(film, 'img', 'video'), {
  objectPosition: '85% 0',
  '@media': {
    [mediaQuery.large]: { transform: 'scale(1.05)', transformOrigin: '0 0' },
    [mediaQuery.huge]: { ...hugeFilm, transform: 'none' },
  },
})
// On phones, the film's button is at the top, because the hero's links reach the corner at the bottom.
globalStyle(`${film} button`, {
  '@media': {
    [mediaQuery.belowMedium]: { insetBlock: `${space[3]} auto` },
    [mediaQuery.huge]: hugeFilmControl,
  },
})

const createVeil = (headroom: string) =>
  `linear-gradient(to top, ${scrim(0.86)} 0%, ${scrim(0.72)} 55%, ${scrim(0.62)} calc(100% - ${headroom}), ${scrim(0)} 100%)`

/**
 * Darkens the film behind the text, and once more behind the lead. The jet beside it stays bright. The fade is
 * eased, so that its ends do not show as lines.
 */
const sideVeil = [
  `linear-gradient(to top, ${scrim(0.5)}, ${scrim(0)} 7rem)`,
  `radial-gradient(42% 60% at 24% 80%, ${scrim(0.35)} 50%, ${scrim(0)})`,
  `linear-gradient(to right, ${scrim(0.74)}, ${scrim(0.66)} 30%, ${scrim(0.5)} 44%, ${scrim(0.34)} 55%, ${scrim(0.18)} 66%, ${scrim(0.06)} 78%, ${scrim(0)} 88%)`,
].join()

const rise = keyframes({ from: { transform: 'translateY(32px)' } })

export const prose = style({
  position: 'relative',
  zIndex: layer.raised,
  // Clicks reach the film's control beside the text.
  pointerEvents: 'none',
  paddingBlock: `${space[16]} ${space[6]}`,
  backgroundImage: createVeil(space[16]),
  '@media': {
    [mediaQuery.medium]: { paddingBlockEnd: 'clamp(2rem, 4vw, 4rem)' },
    [mediaQuery.low]: {
      paddingBlock: `${space[8]} ${space[6]}`,
      backgroundImage: createVeil(space[8]),
    },
    [mediaQuery.large]: {
      alignSelf: 'stretch',
      display: 'grid',
      alignContent: 'end',
      backgroundImage: sideVeil,
    },
  },
})

/** A CSS animation needs no script. It does not fade in, so that the title paints at once. */
export const rising = style({
  '@media': { [mediaQuery.motion]: { animation: `${rise} 400ms ease 200ms backwards` } },
})

export const title = style([text.display, { maxInlineSize: titleChars(14) }])
export const lead = style([text.lead, { marginBlockStart: space[5], maxInlineSize: textChars(46) }])
export const actions = style({
  ...wrap(space[3]),
  marginBlockStart: space[6],
  pointerEvents: 'auto',
})
globalStyle(`${actions} > a`, {
  '@media': { [mediaQuery.belowMedium]: { flexGrow: 1, paddingInline: space[3] } },
})
