import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { label } from '#ui/Drawing/Drawing.css.ts'

export const drawing = style({ blockSize: '32rem' })

export const face = style({ fill: color.surface })
export const bracket = style({ fill: color.link, opacity: 0.35 })
export const glass = style({ fill: color.accent, opacity: 0.1 })

/** A label that phones leave out, because it would overlap the line on their short rulers. */
export const wideLabel = style([
  label,
  { '@media': { [mediaQuery.belowMedium]: { display: 'none' } } },
])

export const figure = style({
  fill: color.ink,
  fontSize: 20,
  '@media': { [mediaQuery.large]: { fontSize: 26 } },
})
export const resultFigure = style([figure, { fill: color.accent }])
