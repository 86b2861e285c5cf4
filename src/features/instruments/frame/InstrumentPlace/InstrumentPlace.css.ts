import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'
import { nightBand } from '#styles/night.css.ts'

const isWaiting = '&[data-has-figures]:has([data-queue-clicks])'

/** While inputs from the address are pending, the example is not printed in their place. */
export const root = style({
  selectors: { [isWaiting]: { cursor: 'progress' } },
  '@media': { [mediaQuery.print]: { selectors: { [isWaiting]: { display: 'none' } } } },
})

/** Reserves the height of an instrument while its code loads after a navigation. */
export const placeholder = style([nightBand, { minBlockSize: '60rem' }])
