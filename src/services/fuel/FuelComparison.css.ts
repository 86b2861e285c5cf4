import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  ...stack(`${space[12]} ${space[16]}`),
  ...equalColumnsFrom(mediaQuery.medium, 2),
})

export const fuel = style({
  paddingBlockStart: space[6],
  borderBlockStart: `2px solid ${color.accent}`,
})

export const name = style(text.title)
export const lead = style([text.lead, { marginBlock: `${space[3]} ${space[6]}` }])

export const row = style({
  ...stack(space[1]),
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.hairline}`,
})
export const label = style([text.data, { color: color.muted }])
export const value = style({ color: color.ink })
