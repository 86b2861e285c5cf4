import { keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'

const sweep = keyframes({
  from: { transform: 'translateY(-100%)' },
  to: { transform: 'translateY(100%)' },
})

export const edgeSweep = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': {
    [mediaQuery.motion]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: 4,
        backgroundImage: `linear-gradient(transparent, ${color.accent} 50%, transparent)`,
        transform: 'translateY(100%)',
        animation: `${sweep} 600ms ease-in-out`,
      },
    },
  },
})
