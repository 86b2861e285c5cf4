import { style } from '@vanilla-extract/css'
import { split, stack } from '#styles/layout.ts'
import { space } from '#styles/tokens.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const intro = style([
  blockInPrint,
  split(4, 8, `${space[6]} ${space[16]}`),
  { marginBlockEnd: space[10] },
])
export const prose = style({ ...stack(space[5]), justifyItems: 'start' })
export const part = style({ paddingBlock: `${space[1]} ${space[8]}` })
