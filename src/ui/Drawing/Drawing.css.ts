import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { font } from '#styles/tokens.ts'

export const frame = style({ display: 'contents' })

/** In forced-colours mode SVG keeps its fills, so the theme is mapped to system colours. */
export const root = style({
  direction: 'ltr',
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

export const miniature = style({
  display: 'block',
  inlineSize: '100%',
  overflow: 'clip',
  overflowClipMargin: '2px',
})
globalStyle(`${miniature} *`, { vectorEffect: 'non-scaling-stroke' })
/** Where a part of a miniature moves, and back, while the pointer is over it: a transform. */
export const nudgeTransform = createVar()
export const nudged = style({ vars: { [nudgeTransform]: 'translateX(-72px)' } })
export const nudgedShape = style([
  nudged,
  { transformBox: 'fill-box', vars: { [nudgeTransform]: 'translateX(16%)' } },
])

export const grid = style({ stroke: color.hairline, strokeWidth: 1, fill: 'none' })
export const line = style({ stroke: color.control, strokeWidth: 1, fill: 'none' })
export const dashed = style({ stroke: color.muted, strokeWidth: 1, strokeDasharray: '2 4' })
export const hatching = style({ stroke: color.control, strokeWidth: 1.5 })
export const working = style({ stroke: color.link, strokeWidth: 1, fill: 'none' })
export const answer = style([nudged, { stroke: color.accent, strokeWidth: 2, fill: 'none' }])

export const face = style({ fill: color.surface })
/** The glass over a scale where it is read. */
export const lens = style({ fill: color.accent, opacity: 0.1 })
export const sunPath = style({ fill: 'none', stroke: color.link, strokeWidth: 1.5 })

export const label = style({ fill: color.muted })
export const name = style({ fill: color.link })
export const strong = style({ fill: color.ink })
export const result = style({ fill: color.accent })
export const event = style({ fill: color.ink, fontSize: 14 })
export const figure = style({ fill: color.accent, fontSize: 22 })

export const halo = style({
  paintOrder: 'stroke',
  stroke: color.page,
  strokeWidth: 5,
  strokeLinejoin: 'round',
})

export const stretched = style({
  overflow: 'visible',
  vectorEffect: 'non-scaling-stroke',
})
export const thin = style({ vectorEffect: 'non-scaling-stroke' })

export const wide = style({
  display: 'none',
  '@media': { [mediaQuery.medium]: { display: 'inline' } },
})
