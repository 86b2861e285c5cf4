import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { focusRing } from '#styles/focus.ts'
import { vendor } from '#styles/layers.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { radius, space } from '#styles/tokens.ts'
import { GAP } from './options.ts'

export const root = style({ position: 'relative' })

/** Before the carousel runs, and without JavaScript, the slides are a row to scroll by hand. */
export const track = style({
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@media': { [mediaQuery.print]: { overflow: 'visible' } },
})
/** Dragged by a mouse: its words are not to be marked by that. */
export const runningTrack = style({ overflow: 'hidden', userSelect: 'none' })

/** On paper the slides stand one below the other; once it runs, against its library's own styles. */
export const list = style({
  display: 'flex',
  '@media': { [mediaQuery.print]: { display: 'block' } },
})

const width = (perPage: number) => `calc((100% + ${GAP}px) / ${perPage} - ${GAP}px)`

export const slide = style({
  flex: 'none',
  inlineSize: width(3),
  marginInlineEnd: GAP,
  scrollSnapAlign: 'start',
  '@media': {
    [mediaQuery.upTo1024]: { inlineSize: width(2) },
    [mediaQuery.upTo640]: { inlineSize: width(1) },
    [mediaQuery.print]: { inlineSize: 'auto', margin: 0 },
  },
})

/** Keeps its place before the carousel runs, so that nothing moves when it starts. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.75rem',
  marginBlockStart: space[6],
  '@media': { [mediaQuery.print]: { display: 'none' } },
})

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: color.ink,
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  ':hover': { borderColor: color.ink },
})

export const pauseIcon = style({
  selectors: { [`${toggle}:not(.is-active) &`]: { display: 'none' } },
})
export const playIcon = style({ selectors: { [`${toggle}.is-active &`]: { display: 'none' } } })

export const dots = style({ display: 'flex' })

/** A dot of 8 px, and around it what a finger needs, or a mouse. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  minInlineSize: '1.75rem',
  blockSize: '2.75rem',
  '@media': { [mediaQuery.medium]: { inlineSize: '1.75rem' } },
  '::before': {
    content: '',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    // Forced colours leave no ground to a dot, but a border.
    border: `0.25rem solid ${color.control}`,
    borderRadius: radius.round,
  },
  selectors: {
    '&.is-active::before': { inlineSize: '1.5rem', borderColor: color.accent },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
})

// Splide's own live region, which its stylesheet would hide from sight.
globalStyle('.splide__sr', {
  '@layer': {
    [vendor]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
