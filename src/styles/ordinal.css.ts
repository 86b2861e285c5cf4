import { style } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { text } from './typography.ts'

/** Numbers a list item: `01`, `02`. The list must reset the CSS counter `ordinal`. */
export const ordinal = style({
  counterIncrement: 'ordinal',
  '::before': {
    ...text.data,
    content: 'counter(ordinal, decimal-leading-zero)',
    color: color.accent,
  },
})
