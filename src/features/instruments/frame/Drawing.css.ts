import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { font } from '#styles/tokens.ts'

/** A drawing keeps its meaning in the visitor's own colours, and its lines on paper. */
export const root = style({
  inlineSize: '100%',
  overflow: 'visible',
  fontFamily: font.mono,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [mediaQuery.print]: { breakInside: 'avoid' },
    [mediaQuery.forcedColors]: {
      forcedColorAdjust: 'none',
      vars: {
        [color.page]: 'Canvas',
        [color.surface]: 'Canvas',
        [color.inset]: 'Canvas',
        [color.ink]: 'CanvasText',
        [color.body]: 'CanvasText',
        [color.muted]: 'CanvasText',
        [color.link]: 'LinkText',
        [color.accent]: 'Highlight',
        [color.hairline]: 'GrayText',
        [color.control]: 'GrayText',
      },
    },
  },
})

/** The shared grid: what everything lies on. */
export const grid = style({ stroke: color.hairline, strokeWidth: 1, fill: 'none' })
export const line = style({ stroke: color.control, strokeWidth: 1, fill: 'none' })
/** The working: scales, brackets, what is counted but not asked for. */
export const working = style({ stroke: color.link, strokeWidth: 1, fill: 'none' })
/** The answer. */
export const answer = style({ stroke: color.accent, strokeWidth: 2, fill: 'none' })

export const label = style({ fill: color.muted })
export const name = style({ fill: color.link })
export const strong = style({ fill: color.ink })
export const result = style({ fill: color.accent })

/** Type that lines may pass behind. */
export const halo = style({
  paintOrder: 'stroke',
  stroke: color.page,
  strokeWidth: 5,
  strokeLinejoin: 'round',
})

/** Stretched to the drawing's width, with lines that stay as thin as they are. */
export const stretched = style({
  overflow: 'visible',
  vectorEffect: 'non-scaling-stroke',
})
export const thin = style({ vectorEffect: 'non-scaling-stroke' })

/** What a phone's drawing says shorter or elsewhere, and what only a wider one has room for. */
export const narrow = style({ '@media': { [mediaQuery.medium]: { display: 'none' } } })
export const wide = style({
  display: 'none',
  '@media': { [mediaQuery.medium]: { display: 'inline' } },
})
