import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: `${space[12]} ${space[16]}`,
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: '1fr 1fr' } },
})

export const fuel = style({
  paddingBlockStart: space[6],
  borderBlockStart: `2px solid ${color.accent}`,
})

export const name = style(text.title)
export const lead = style([text.lead, { marginBlock: `${space[3]} ${space[6]}` }])

export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.hairline}`,
})
export const label = style([text.data, { color: color.muted }])
export const value = style({ color: color.ink })
