import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { iconButton, touchTarget } from '#styles/control.ts'
import { anchored, mediaQuery, noPopover } from '#styles/breakpoints.ts'
import { scrim } from '#styles/palette.ts'
import { withoutScripts } from '#styles/selectors.ts'
import { headerHeight, layer, space, stripHeight } from '#styles/tokens.ts'
import { needsScript } from '#styles/visibility.css.ts'

export const HEADER_ANCHOR = '--header'
export const HEADER_TRANSITION = 'header'

/** `!important`, to override the offset of the sticky header on phones. */
const scrollsAway = { position: 'relative', insetBlockStart: '0 !important' } as const

export const root = style({
  anchorName: HEADER_ANCHOR,
  viewTransitionName: HEADER_TRANSITION,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  backgroundColor: color.page,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: {
    '&:has([role="group"]:focus-within)': { insetBlockStart: 0 },
  },
  '@media': {
    [mediaQuery.scrollingHeader]: scrollsAway,
    [mediaQuery.belowMedium]: {
      // The menu is always open and would cover half the screen.
      selectors: { [withoutScripts]: scrollsAway },
    },
    [mediaQuery.print]: scrollsAway,
  },
  '@supports': {
    [noPopover]: { '@media': { [mediaQuery.belowMedium]: { position: 'relative' } } },
    [anchored]: {
      '@media': { [mediaQuery.belowMedium]: { insetBlockStart: `-${stripHeight.phone}` } },
    },
  },
})

// Dims the page below an open menu and blocks taps on it. `::backdrop` would also dim the header, and lets
// taps through.
globalStyle(`body:has(${root} :popover-open)::after`, {
  content: '',
  position: 'fixed',
  inset: 0,
  zIndex: layer.belowHeader,
  backgroundColor: scrim(0.6),
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: headerHeight,
})

export const logo = style({ ...touchTarget, marginInlineEnd: 'auto' })

/** Without scripts the menu is always open. */
export const menuButton = style([
  needsScript,
  {
    ...iconButton,
    order: 1,
    marginInlineEnd: '-0.625rem',
    '@media': { [mediaQuery.medium]: { display: 'none' } },
    '@supports': { [noPopover]: { display: 'none' } },
  },
])

const withOpenMenu = `${root}:has(:popover-open) &`
// The button's two icons share a grid cell, so that swapping them needs no layout.
const face = { gridArea: '1 / 1' }
export const whenClosed = style({
  ...face,
  selectors: { [withOpenMenu]: { visibility: 'hidden' } },
})
export const whenOpen = style({
  ...face,
  visibility: 'hidden',
  selectors: { [withOpenMenu]: { visibility: 'visible' } },
})

const appear = keyframes({ from: { visibility: 'hidden' } })
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/**
 * Shown after 300 ms, so that fast navigations show none. The real progress is unknown, so the line slows
 * down before the end.
 */
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-2px',
  blockSize: '3px',
  backgroundColor: color.accentLine,
  transformOrigin: 'left',
  animation: `${appear} 1ms 300ms backwards`,
  '@media': {
    [mediaQuery.motion]: { animation: `${grow} 8s 300ms cubic-bezier(0.1, 0.7, 0.3, 1) both` },
    [mediaQuery.forcedColors]: { backgroundColor: 'Highlight' },
  },
})
