import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'

export const drawing = style({ blockSize: '32rem' })

export const bracket = style({ fill: color.link, opacity: 0.35 })

export const figure = style({
  fill: color.ink,
  fontSize: 20,
  '@media': { [mediaQuery.large]: { fontSize: 26 } },
})
export const resultFigure = style([figure, { fill: color.accent }])
