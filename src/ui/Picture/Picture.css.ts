import { style, styleVariants } from '@vanilla-extract/css'

const image = style({ inlineSize: '100%', objectFit: 'cover' })

export const fit = styleVariants({
  natural: [image, { blockSize: 'auto' }],
  /** The picture fills its nearest positioned ancestor. */
  cover: [image, { position: 'absolute', inset: 0, blockSize: '100%' }],
})

export const focus = styleVariants({
  middle: {},
  left: { objectPosition: '8% 50%' },
  nearLeft: { objectPosition: '36% 50%' },
  nearRight: { objectPosition: '62% 50%' },
  right: { objectPosition: '87% 50%' },
  upper: { objectPosition: '50% 24%' },
})
