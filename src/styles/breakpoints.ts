/** Separate constants, also for `media` and `sizes`, keep the list out of the scripts' bundles. */
export const MEDIUM = '(min-width: 48em)'
export const BELOW_MEDIUM = '(max-width: 47.99em)'
export const LARGE = '(min-width: 64em)'
export const BELOW_LARGE = '(max-width: 63.99em)'
export const WIDE = '(min-width: 80em)'
export const ABOVE_640 = '(min-width: 641px)'
export const HOVER = '(hover: hover)'

/**
 * Breakpoints are in em: a larger browser font size selects a narrower layout. `phone` and `tabletOrPhone` are
 * in px, like those of the carousel's library, and so is `huge`.
 */
export const mediaQuery = {
  small: '(min-width: 22.5em)',
  medium: MEDIUM,
  belowMedium: BELOW_MEDIUM,
  /** Between `medium` and `large`. A sheet of A4 is as wide, but has its own rules. */
  tablet: `screen and ${MEDIUM} and ${BELOW_LARGE}`,
  mediumOrPrint: `${MEDIUM}, print`,
  large: LARGE,
  largeOrPrint: `${LARGE}, print`,
  wide: WIDE,
  /** On wider windows films are not scaled up further, because they would look soft. */
  huge: '(min-width: 2561px)',
  low: '(max-height: 500px)',
  /** Too short for a sticky header, or so narrow that the operations strip wraps. */
  scrollingHeader: '(max-height: 500px), (max-width: 19.5em)',
  platesInPairs: '(min-width: 42.5em)',
  tabletOrPhone: '(max-width: 1024px)',
  phone: '(max-width: 640px)',
  narrowPhone: '(max-width: 22.5em)',
  /** A phone whose browser font size is at least 24 px instead of 16. */
  largeText: '(max-width: 18em)',
  hover: HOVER,
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const

/**
 * CSS anchor positioning: the menu follows the header. Without it, the menu has a fixed position that
 * assumes a header at the top.
 */
export const anchored = '(position-area: block-end) and selector(:popover-open)'
export const noPopover = 'not selector(:popover-open)'
