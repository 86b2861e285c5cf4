import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'

/**
 * The height is in pixels, like the rows of the drawing, because a rem is smaller in print. From
 * 1,024 px on, the drawing is as high as the text beside it.
 */
export const drawing = style({
  blockSize: 460,
  '@media': { [mediaQuery.large]: { blockSize: '100%', minBlockSize: 600 } },
})

export const row = style({ fill: color.surface })
export const kuwaitBar = style({ fill: color.link, opacity: 0.55 })
export const officeBar = style({ fill: 'none', stroke: color.body, strokeWidth: 1 })
export const sharedBar = style({ fill: color.accent })
