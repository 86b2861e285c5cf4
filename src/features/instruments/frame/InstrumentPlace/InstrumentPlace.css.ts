import { globalStyle, style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'
import { nightBand } from '#styles/night.css.ts'

export const root = style({})

// While inputs are pending, typed or from the address, the example is not printed in their place.
globalStyle(`${root}[data-has-figures] [data-queue-clicks]`, {
  cursor: 'progress',
  '@media': { [mediaQuery.print]: { display: 'none' } },
})

/** Reserves the height of an instrument while its code loads after a navigation. */
export const placeholder = style([nightBand, { minBlockSize: '60rem' }])
