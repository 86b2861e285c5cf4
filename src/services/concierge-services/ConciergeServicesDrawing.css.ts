import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'

export const drawing = style({ blockSize: 328 })

export const twilight = style({ fill: color.link, opacity: 0.12 })
export const daylight = style({ fill: color.link, opacity: 0.16 })
export const heatHatch = style({ stroke: color.accent, strokeWidth: 1, opacity: 0.6 })

export const someOffices = style({ fill: color.link, opacity: 0.25 })
export const allOffices = style({ fill: color.link, opacity: 0.65 })
export const officeHours = style({ fill: color.page })
export const officesText = style({
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
})

export const fast = style({ fill: color.link, opacity: 0.45 })
export const fastEnd = style({ stroke: color.accent, strokeWidth: 6 })
export const prayer = style({ fill: color.ink, opacity: 0.3 })
export const iftar = style({ fill: color.accent, opacity: 0.5 })
const prayerText = style({
  '@media': { [mediaQuery.phone]: { fontSize: 11, letterSpacing: '-0.08em' } },
})
export const prayerName = style([prayerText, { fill: color.muted }])
export const prayerTime = style([prayerText, { fill: color.ink }])

export const arrival = style({ stroke: color.ink, strokeWidth: 1.5 })
