import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'

/** On a phone bases and doors stand side by side, else one row above the other. */
export const order = style({
  gridTemplateRows: 'repeat(5, auto)',
  gridAutoFlow: 'column',
  '@media': { [mediaQuery.medium]: { gridTemplateRows: 'none', gridAutoFlow: 'row' } },
})
/** The scale, below the first column. */
globalStyle(`${order} > :nth-child(11)`, { gridColumn: 1, gridRow: 6 })
globalStyle(`${order} > :nth-child(11)`, {
  '@media': { [mediaQuery.medium]: { gridRow: 'auto' } },
})

export const frame = style({ fill: color.surface, stroke: color.control })
/** What the net leaves of a base, and what is kept free at a door. */
export const usable = style({ fill: 'none', stroke: color.link, strokeDasharray: '3 3' })
export const fits = style({ fill: color.accent, fillOpacity: 0.2, stroke: color.accent })
export const fitsNot = style({ fill: 'none', stroke: color.muted, strokeDasharray: '2 3' })
