import { style } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { text } from './typography.ts'

/** An item that shows its place, `01`, as a tag does. Its list resets the counter `ordinal`. */
export const ordinal = style({
  counterIncrement: 'ordinal',
  '::before': {
    ...text.data,
    content: 'counter(ordinal, decimal-leading-zero)',
    color: color.accent,
  },
})
