import { style, styleVariants } from '@vanilla-extract/css'
import { nudgedShape } from '#ui/Drawing/Drawing.css.ts'
import { color } from '#styles/contract.css.ts'
import { space } from '#styles/tokens.ts'

export const view = style({
  gridColumn: '1 / -1',
  marginBlockEnd: `calc(-1 * ${space[4]})`,
  color: color.link,
})

export const trolley = styleVariants({
  fits: { fill: color.accent, fillOpacity: 0.2, stroke: color.accent, strokeWidth: 1.5 },
  plain: { fill: color.surface, stroke: color.link },
})
export const tray = styleVariants({
  fits: { fill: 'none', stroke: color.accent, strokeOpacity: 0.6 },
  plain: { fill: 'none', stroke: color.control },
})
export const bay = style([nudgedShape, { fill: 'none', stroke: color.ink, strokeDasharray: '5 4' }])
