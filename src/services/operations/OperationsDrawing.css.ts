import { style } from '@vanilla-extract/css'
import { nudged } from '#ui/Drawing/Drawing.css.ts'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { font } from '#styles/tokens.ts'

export const drawing = style({
  blockSize: '19.5rem',
  '@media': { [mediaQuery.print]: { blockSize: 312 } },
})

const cell = style({ stroke: color.page, strokeWidth: 3 })
export const dayCell = style([cell, { fill: color.surface }])
export const dot = style({ fill: color.control })
export const countedCell = style([cell, { fill: color.inset }])
export const sendByCell = style([cell, { fill: color.accent }])
export const pastDay = style({ opacity: 0.5 })

const text = style({ fill: color.body, textAnchor: 'middle' })
export const dayNumber = style([
  text,
  {
    fontSize: 11,
    '@media': { [mediaQuery.small]: { fontSize: 13 }, [mediaQuery.medium]: { fontSize: 16 } },
  },
])
export const sendByNumber = style([dayNumber, { fill: color.page }])
export const weekday = style([text, { fill: color.muted }])
export const todayText = style([text, { fill: color.link }])
export const countNumber = style([
  text,
  {
    fill: color.accent,
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: 20,
    '@media': { [mediaQuery.medium]: { fontSize: 24 } },
  },
])
export const flag = style({ fill: color.accent })
const edgeText = style({
  fontSize: 12,
  '@media': { [mediaQuery.medium]: { fontSize: 16 } },
})
export const flagText = style([edgeText, { fill: color.accent }])
export const pastFlagText = style([edgeText, { fill: color.muted }])
export const arrivalText = style([edgeText, { fill: color.ink }])
export const arrivalEdge = style([nudged, { fill: 'none', stroke: color.ink, strokeWidth: 2 }])
