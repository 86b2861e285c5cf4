import { style } from '@vanilla-extract/css'
import { split, stack } from '#styles/layout.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const intro = style([
  blockInPrint,
  split(4, 8, `${space[6]} ${space[16]}`),
  { marginBlockEnd: space[10] },
])
export const prose = style({ ...stack(space[5]), justifyItems: 'start' })
export const lead = style([text.lead, { maxInlineSize: textChars(56) }])
export const title = style([text.heading, { fontSize: '1.1875rem' }])
export const part = style({ paddingBlock: `${space[1]} ${space[8]}` })
