import { keyframes, style } from '@vanilla-extract/css'
import { mediaQuery } from './breakpoints.ts'
import { withoutScripts } from './selectors.ts'

// `!important`, to override the `display` of the components that compose these classes.
const hiddenOn = (query: string) => style({ '@media': { [query]: { display: 'none !important' } } })

/** For elements that are useless on paper, such as films and buttons. */
export const notPrinted = hiddenOn(mediaQuery.print)

export const needsScript = style({
  selectors: { [withoutScripts]: { display: 'none !important' } },
})

/** Prints a grid as a block: browsers do not break grids well between sheets. */
export const blockInPrint = style({
  '@media': { [mediaQuery.print]: { display: 'block !important' } },
})

/** For screen readers only: not copied with a selection that reaches over it. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  userSelect: 'none',
  WebkitUserSelect: 'none',
} as const
export const visuallyHidden = style({ ...unseen, whiteSpace: 'nowrap' })

const hiddenAtFirst = keyframes({ from: { contentVisibility: 'hidden' } })
/**
 * For a box whose size does not depend on its content. Until hydration, the browser lays out the content
 * after the first paint and only near the window, so that a picture in it does not compete with the first
 * view.
 */
export const afterFirstPaint = style({
  selectors: {
    ':root:not([data-hydrated]) &': {
      contentVisibility: 'auto',
      // The content stays hidden for 100 ms, by when the first frame is on the screen.
      animation: `${hiddenAtFirst} 1ms 100ms backwards`,
    },
  },
})
