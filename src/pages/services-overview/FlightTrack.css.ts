import { style, styleVariants } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'

const band = style({
  position: 'absolute',
  insetInline: 0,
  inlineSize: '100%',
  // As high as the film is in a picture of 16 by 9; a taller one shows its middle.
  blockSize: '41.5%',
  objectFit: 'cover',
  pointerEvents: 'none',
  opacity: 0,
  // The film's grey leaves the picture as it is; below it darkens, above it lightens.
  mixBlendMode: 'hard-light',
  '@media': { [mediaQuery.print]: { display: 'none' } },
})

export const place = styleVariants({
  sky: [band, { insetBlockStart: '-8%' }],
  skyBack: [band, { insetBlockStart: '-8%', transform: 'scaleX(-1)' }],
  apron: [band, { insetBlockEnd: '-10%' }],
})

export const playing = style({ opacity: 1 })
