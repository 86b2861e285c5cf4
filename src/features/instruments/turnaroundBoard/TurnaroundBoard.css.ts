import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'

/** In pixels, as its places are: paper has a smaller rem. */
export const drawing = style({ blockSize: 680 })

/** The sky of the date, behind the sun's path. Night is the page's own colour. */
export const twilight = style({ fill: color.surface })
export const day = style({ fill: color.inset })
/** Below the horizon. */
export const ground = style({ fill: color.page, opacity: 0.55 })
/** The stop within its date, and what widens from it to the board. */
export const stop = style({ fill: color.link, opacity: 0.12 })
export const edge = style({ stroke: color.control, strokeWidth: 1 })
export const sun = style({ fill: color.ink })
/** While nobody is aboard. */
export const empty = style({ fill: color.link, opacity: 0.09 })
export const task = style({ fill: color.link, opacity: 0.7 })
export const critical = style({ fill: color.accent })
