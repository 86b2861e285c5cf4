import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { layer, space } from '#styles/tokens.ts'

export const skipLink = style({
  // In view wherever the page is: the focus on it must not scroll.
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layer.overlay,
  paddingBlock: space[3],
  paddingInline: space[4],
  color: color.onAction,
  backgroundColor: color.action,
  ':hover': { color: color.onAction },
  '@media': { [mediaQuery.print]: { display: 'none' } },
  selectors: {
    '&:not(:focus)': {
      inlineSize: 1,
      blockSize: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** Short pages still put the footer at the window's lower edge. */
export const main = style({ minBlockSize: '60vh' })
