import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
})

export const size = styleVariants({
  small: { inlineSize: '1.125em', blockSize: '1.125em' },
  medium: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  large: { inlineSize: '2.25rem', blockSize: '2.25rem' },
})
