import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'

export const drawing = style({
  blockSize: '24rem',
  // As high as the text beside it.
  '@media': { [mediaQuery.large]: { blockSize: '100%', minBlockSize: '30rem' } },
})

export const differenceArea = style({ fill: color.accent, opacity: 0.08 })
export const kuwait = style({ stroke: color.link, strokeWidth: 2 })
export const season = style({ stroke: color.muted, strokeWidth: 1, strokeDasharray: '2 4' })
export const changePoint = style({ fill: color.page, stroke: color.accent, strokeWidth: 2 })
/** The figures are small enough on phones for the last weeks of a year. */
export const figure = style({
  fill: color.accent,
  fontSize: 22,
  '@media': { [mediaQuery.upTo640]: { fontSize: 17 } },
})
/** The end of a month's name, hidden on phones. */
export const monthRest = style({ '@media': { [mediaQuery.upTo640]: { display: 'none' } } })
