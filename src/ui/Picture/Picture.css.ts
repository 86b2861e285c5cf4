import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'

const image = style({ inlineSize: '100%', backgroundColor: color.inset, objectFit: 'cover' })

export const fit = styleVariants({
  natural: [image, { blockSize: 'auto' }],
  /** Covers its positioned parent. */
  cover: [image, { position: 'absolute', inset: 0, blockSize: '100%' }],
})
