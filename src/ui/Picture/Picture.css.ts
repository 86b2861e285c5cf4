import { style, styleVariants } from '@vanilla-extract/css'

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

export const focus = styleVariants({
  middle: {},
  left: { objectPosition: '8% 50%' },
  nearLeft: { objectPosition: '36% 50%' },
  nearRight: { objectPosition: '62% 50%' },
  right: { objectPosition: '76% 50%' },
  upper: { objectPosition: '50% 24%' },
})
