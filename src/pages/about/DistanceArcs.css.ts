import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { font } from '#styles/tokens.ts'

/** Where the figure would be too small to read, the table's own bars say enough. */
export const root = style({
  display: 'none',
  inlineSize: '100%',
  overflow: 'visible',
  fontFamily: font.mono,
  fontSize: 14,
  '@media': {
    [mediaQuery.wide]: { display: 'block' },
    [mediaQuery.print]: { display: 'none' },
  },
})

export const line = style({ stroke: color.hairline })
export const arc = style({ fill: 'none', stroke: color.accent, strokeWidth: 1.25 })
export const city = style({ fill: color.accent })
export const label = style({ fill: color.ink, textAnchor: 'middle' })
export const distance = style({ fill: color.muted })
export const origin = style({ fill: color.surface, stroke: color.accent, strokeWidth: 3 })
