import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { focusRing, pauseButton } from '#styles/control.ts'
import { vendor } from '#styles/layers.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { radius, space } from '#styles/tokens.ts'
import { notPrinted, unseen } from '#styles/visibility.css.ts'
import { SLIDE_GAP_PX } from './options.ts'

// Splide moves slides from right to left in every document, also in one that a translator has turned.
export const root = style({ position: 'relative', direction: 'ltr' })

export const track = style({
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@media': { [mediaQuery.print]: { overflow: 'visible' } },
})
export const runningTrack = style({ overflow: 'hidden', userSelect: 'none' })

export const list = style({
  display: 'flex',
  '@media': { [mediaQuery.print]: { display: 'block' } },
})

const slideWidth = (perPage: number) =>
  `calc((100% + ${SLIDE_GAP_PX}px) / ${perPage} - ${SLIDE_GAP_PX}px)`

export const slide = style({
  flex: 'none',
  inlineSize: slideWidth(3),
  marginInlineEnd: SLIDE_GAP_PX,
  scrollSnapAlign: 'start',
  '@media': {
    [mediaQuery.tabletOrPhone]: { inlineSize: slideWidth(2) },
    [mediaQuery.phone]: { inlineSize: slideWidth(1) },
    [mediaQuery.print]: { inlineSize: 'auto', margin: 0 },
  },
})

/** The controls reserve their height before Splide starts, to avoid a layout shift. */
export const controls = style([
  notPrinted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '2.75rem',
    marginBlockStart: space[6],
  },
])

export const toggle = style(pauseButton)

export const pauseIcon = style({
  selectors: { [`${toggle}:not(.is-active) &`]: { display: 'none' } },
})
export const playIcon = style({ selectors: { [`${toggle}.is-active &`]: { display: 'none' } } })

export const dots = style({ display: 'flex' })

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
    // Forced colours remove backgrounds and keep borders.
    border: `0.25rem solid ${color.control}`,
    borderRadius: radius.round,
  },
  selectors: {
    '&.is-active::before': { inlineSize: '1.5rem', borderColor: color.accent },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  },
})

// Splide's own stylesheet, which hides its live region visually, is not loaded.
globalStyle('.splide__sr', { '@layer': { [vendor]: unseen } })
