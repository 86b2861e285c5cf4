import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { touchTarget } from '#styles/control.ts'
import { anchored, mediaQuery } from '#styles/breakpoints.ts'
import { nightBand } from '#styles/themes.css.ts'
import { space, stripHeight } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript, notPrinted, unseen } from '#styles/visibility.css.ts'

/**
 * Keeps the strip on one line while the menu is open, in browsers where the menu has a fixed position below it.
 */
const oneLine = {
  '@supports': {
    [`not (${anchored})`]: {
      selectors: { 'header:has(:popover-open) &': { flexWrap: 'nowrap' } },
    },
  },
} as const

export const root = style([
  nightBand,
  text.data,
  {
    // The text fits the window at any browser font size.
    fontSize: 'min(0.75rem, 5vw)',
    // `overflow` clips absolutely positioned text only in a positioned element.
    position: 'relative',
    overflow: 'hidden',
    '@media': {
      [mediaQuery.print]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        display: 'grid',
        alignContent: 'center',
        fontSize: '9pt',
      },
    },
  },
])

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minBlockSize: stripHeight.phone,
  ...oneLine,
  '@media': {
    [mediaQuery.medium]: { minBlockSize: stripHeight.wide },
    [mediaQuery.print]: { minBlockSize: 0 },
  },
})

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minBlockSize: 'inherit',
  ...oneLine,
  '@media': { [mediaQuery.medium]: { columnGap: space[6] } },
})

/** The current time is not printed: it would soon be wrong. */
export const clock = style([
  needsScript,
  notPrinted,
  { display: 'flex', gap: '0.75ch', whiteSpace: 'nowrap' },
])
/** Kuwait's clock is hidden on small screens: it is always three hours ahead of UTC. */
export const secondClock = style([
  clock,
  { display: 'none', '@media': { [mediaQuery.medium]: { display: 'flex' } } },
])
export const time = style({ minInlineSize: '5ch', color: color.ink })

export const availability = style({
  display: 'none',
  color: color.accent,
  whiteSpace: 'nowrap',
  '@media': { [mediaQuery.small]: { display: 'inline' } },
})

export const link = style({
  ...touchTarget,
  justifyContent: 'center',
  minBlockSize: 'inherit',
  minInlineSize: '2.75rem',
  color: color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // The strip clips its overflow, so the focus ring is inside.
  paddingInline: space[2],
  marginInline: `-${space[2]}`,
  ':focus-visible': { outlineOffset: '-3px' },
  ':hover': { color: color.linkHover, textDecoration: 'underline' },
})

/** On narrow screens the link shows only its icon; screen readers still read the text. */
export const mailLink = style([link])
globalStyle(`${mailLink} bdi`, {
  ...unseen,
  '@media': {
    [mediaQuery.largeOrPrint]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      userSelect: 'auto',
      WebkitUserSelect: 'auto',
    },
  },
})
