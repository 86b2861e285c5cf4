import { style } from '@vanilla-extract/css'
import { nudgedShape } from '#ui/Drawing/Drawing.css.ts'
import { color } from '#styles/contract.css.ts'

export const drawing = style({ blockSize: 670 })

export const day = style({ fill: color.inset })
export const belowHorizon = style({ fill: color.page, opacity: 0.55 })
export const stop = style({ fill: color.link, opacity: 0.12 })
export const emptyCabin = style({ fill: color.link, opacity: 0.08 })
export const task = style({ fill: color.link, opacity: 0.7 })
export const criticalTask = style([nudgedShape, { fill: color.accent }])
