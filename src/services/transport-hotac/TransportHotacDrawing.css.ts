import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'

export const drawing = style({ blockSize: 322 })

export const rulerFace = style({ fill: color.surface })
export const precedingDuty = style({ fill: color.link, opacity: 0.2 })
export const duty = style({ fill: color.link })
export const travel = style({ fill: color.link, opacity: 0.45 })
export const hotel = style({ fill: color.inset })
export const midnight = style({ stroke: color.muted, strokeWidth: 1, strokeDasharray: '2 4' })
export const leaderLine = style({ stroke: color.control, strokeWidth: 1 })
export const eventName = style({
  fill: color.muted,
  '@media': { [mediaQuery.phone]: { fontSize: 11, letterSpacing: '-0.04em' } },
})
export const cursor = style({ fill: color.accent, opacity: 0.1 })

export const stayText = style({ fill: color.ink, fontSize: 14 })
export const figure = style({ fill: color.accent, fontSize: 22 })
