import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { halo } from '#ui/Drawing/Drawing.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'

export const drawing = style({ blockSize: 352 })

export const cityDay = style({ fill: color.accent, fillOpacity: 0.2 })
export const kuwaitDay = style({ fill: color.link, fillOpacity: 0.3 })
export const shift = style({ fill: color.accent })
export const figure = style({
  fill: color.accent,
  fontSize: 18,
  '@media': { [mediaQuery.phone]: { fontSize: 15 } },
})
export const onFace = style([halo, { stroke: color.surface, strokeWidth: 8 }])
export const monthRest = style({ '@media': { [mediaQuery.phone]: { display: 'none' } } })
