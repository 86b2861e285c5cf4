import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { stack } from '#styles/layout.ts'
import { layer, space } from '#styles/tokens.ts'
import { notPrinted } from '#styles/visibility.css.ts'

export const skipLink = style([
  notPrinted,
  {
    // The link is fixed, so that focusing it does not scroll the page.
    position: 'fixed',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: layer.overlay,
    paddingBlock: space[3],
    paddingInline: space[4],
    color: color.onAction,
    backgroundColor: color.action,
    ':hover': { color: color.onAction },
    selectors: {
      '&:not(:focus)': {
        inlineSize: 1,
        blockSize: 1,
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
])

export const error = style({
  ...stack(space[5]),
  justifyItems: 'start',
  paddingBlock: space[16],
})

export const main = style({ minBlockSize: '60vh' })
