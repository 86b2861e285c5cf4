import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'

export const root = style({
  inlineSize: '7.5rem',
  blockSize: '100%',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.2,
})
export const frame = style({ fill: color.surface, stroke: color.control, strokeWidth: 1 })
export const fill = style({ fill: color.accent, stroke: 'none' })
export const hatch = style({ stroke: color.control, strokeWidth: 1 })
