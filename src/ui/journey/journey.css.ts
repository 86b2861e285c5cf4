import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/breakpoints.ts'
import { settle } from '#styles/motifs.ts'

const NAME = 'traveller'
const TRAVEL_MS = 480

/** The pressed part, then the part that it becomes. It has a transition name only during the transition. */
export const travelling = style({
  selectors: { ':root:active-view-transition-type(journey) &': { viewTransitionName: NAME } },
})

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } })

export const arrived = style({
  '@media': {
    [mediaQuery.motion]: {
      '::after': { animation: `${draw} 700ms ${settle} ${TRAVEL_MS}ms backwards` },
    },
  },
})

globalStyle(`:root::view-transition-group(${NAME})`, {
  animationDuration: `${TRAVEL_MS}ms`,
  animationTimingFunction: settle,
  overflow: 'clip',
})
globalStyle(`:root::view-transition-old(${NAME}), :root::view-transition-new(${NAME})`, {
  blockSize: '100%',
  objectFit: 'cover',
})
