import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'

/** Height of both views at any width. */
export const drawing = style({ aspectRatio: '1 / 1.3' })

export const trolley = style({ fill: color.surface, stroke: color.link })
export const fits = style({ fill: color.accent, fillOpacity: 0.2, stroke: color.accent })
export const tray = style({ stroke: color.control, strokeWidth: 1, fill: 'none' })
export const bay = style({ fill: 'none', stroke: color.ink, strokeDasharray: '5 4' })
export const count = style({ fill: color.accent, fontSize: 20 })
