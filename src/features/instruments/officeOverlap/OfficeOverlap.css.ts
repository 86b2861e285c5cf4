import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'

/**
 * The height is in pixels, like its rows: in print a rem is smaller. Beside the text it is as high as the
 * text.
 */
export const drawing = style({
  blockSize: 460,
  '@media': { [mediaQuery.large]: { blockSize: '100%', minBlockSize: 600 } },
})

export const row = style({ fill: color.surface })
export const kuwaitBar = style({ fill: color.link, opacity: 0.55 })
export const officeBar = style({ fill: 'none', stroke: color.body, strokeWidth: 1 })
export const sharedBar = style({ fill: color.accent })
