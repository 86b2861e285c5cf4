import { globalStyle, style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/breakpoints.ts'

/**
 * A part below the fold, hidden only while the page scrolls. A page at rest can be saved, archived and
 * photographed whole.
 */
export const waiting = style({})

/** A part with the focus is never hidden: the browser may not scroll far enough to reveal it. */
export const hiddenWhileScrolling = `:root[data-scrolling] .${waiting}:not(:focus-within)`

globalStyle(hiddenWhileScrolling, {
  '@media': { [`screen and ${mediaQuery.motion}`]: { opacity: 0 } },
})
