import { style, styleVariants } from '@vanilla-extract/css'
import { nudgedShape } from '#ui/Drawing/Drawing.css.ts'
import { color } from '#styles/contract.css.ts'

export const wall = style({ stroke: color.link, strokeWidth: 2, fill: 'none' })
export const needed = style({ stroke: color.muted, strokeDasharray: '6 4', fill: 'none' })
export const stretcher = styleVariants({
  level: [nudgedShape, { stroke: color.accent }],
  tight: { stroke: color.accent, strokeDasharray: '8 4' },
  tilt: { stroke: color.ink, strokeDasharray: '2 3' },
  tooWide: {},
})
export const corner = style({ fill: color.link })
