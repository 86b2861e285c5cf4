import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { layer, space } from '#styles/tokens.ts'

export const root = style({
  position: 'fixed',
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
  zIndex: layer.overlay,
  maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
  padding: space[5],
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.control}`,
})
