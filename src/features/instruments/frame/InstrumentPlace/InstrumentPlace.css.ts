import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'
import { nightBand } from '#styles/night.css.ts'

const isWaiting = '&[data-has-figures]:has([data-queue-clicks])'

/** Until the figures in the address are shown, nothing is printed instead of the example. */
export const root = style({
  selectors: { [isWaiting]: { cursor: 'progress' } },
  '@media': { [mediaQuery.print]: { selectors: { [isWaiting]: { display: 'none' } } } },
})

/** About as high as an instrument, while its code loads after a navigation. */
export const placeholder = style([nightBand, { minBlockSize: '60rem' }])
