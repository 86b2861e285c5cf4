import { style } from '@vanilla-extract/css'
import { split } from '#styles/layout.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style(split(4, 8, `${space[6]} ${space[16]}`))
export const lead = style([text.lead, { maxInlineSize: textChars(56) }])
