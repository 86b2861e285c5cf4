import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { stack } from '#styles/layout.ts'
import { measure, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style(stack(space[8]))

export const title = style([text.data, { fontWeight: 400, color: color.accent }])
export const aim = style([
  text.title,
  {
    fontSize: 'clamp(1.625rem, 1rem + 2.2vw, 3rem)',
    lineHeight: 1.14,
    color: color.ink,
  },
])
export const measures = style({ maxInlineSize: measure })
