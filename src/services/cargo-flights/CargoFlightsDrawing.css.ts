import { style, styleVariants } from '@vanilla-extract/css'
import { nudgedShape } from '#ui/Drawing/Drawing.css.ts'
import { color } from '#styles/contract.css.ts'

export const frame = style({ fill: color.surface, stroke: color.control })
export const usable = style({ fill: 'none', stroke: color.link, strokeDasharray: '3 3' })
export const tightest = style([nudgedShape, { stroke: color.accent }])
export const fits = style([
  tightest,
  { fill: `color-mix(in srgb, ${color.accent} 10%, transparent)` },
])
export const doesNotFit = style({ fill: 'none', stroke: color.muted, strokeDasharray: '2 3' })
export const door = styleVariants({
  yes: [fits],
  turn: { fill: 'none', stroke: color.accent, strokeDasharray: '8 4' },
  tooHeavy: [doesNotFit],
  no: [doesNotFit],
})
