import { style } from '@vanilla-extract/css'
import { nightBand } from '#styles/night.css.ts'

/** While the code is on its way, after a navigation: about as high as an instrument. */
export const waiting = style([nightBand, { minBlockSize: '60rem' }])
