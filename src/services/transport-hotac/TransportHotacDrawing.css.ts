import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'

export const drawing = style({ blockSize: 322 })

export const precedingDuty = style({ fill: color.link, opacity: 0.2 })
export const duty = style({ fill: color.link })
export const travel = style({ fill: color.link, opacity: 0.45 })
export const hotel = style({ fill: color.inset })
export const eventName = style({
  fill: color.muted,
  '@media': { [mediaQuery.phone]: { fontSize: 11, letterSpacing: '-0.04em' } },
})
