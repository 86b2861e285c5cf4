import { style, styleVariants } from '@vanilla-extract/css'
import { notPrinted } from '#styles/visibility.css.ts'

const band = style([
  notPrinted,
  {
    position: 'absolute',
    insetInline: 0,
    inlineSize: '100%',
    blockSize: '41.5%',
    objectFit: 'cover',
    pointerEvents: 'none',
    opacity: 0,
    // Hard light keeps the picture where the film is grey, and darkens or lightens it elsewhere.
    mixBlendMode: 'hard-light',
    // Fades the film out towards both sides, so that its moving lights do not end at a hard edge.
    maskImage: 'linear-gradient(to right, transparent, #000 18% 82%, transparent)',
  },
])

export const place = styleVariants({
  sky: [band, { insetBlockStart: '-8%' }],
  skyBack: [band, { insetBlockStart: '-8%', transform: 'scaleX(-1)' }],
  apron: [band, { insetBlockEnd: '-10%' }],
})

export const playing = style({ opacity: 1 })
