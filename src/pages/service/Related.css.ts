import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const title = style([text.heading, { marginBlockEnd: space[6] }])

export const list = style({
  display: 'grid',
  gap: space[6],
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: '1fr 1fr' } },
})

export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: '1fr auto',
  gap: `${space[2]} ${space[4]}`,
  padding: space[6],
  backgroundColor: color.surface,
  border: `1px solid ${color.hairline}`,
  ':hover': { borderColor: color.link },
})

export const name = style([text.heading, { gridColumn: 1 }])

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
})

export const reason = style({ gridColumn: 1, maxInlineSize: '48ch' })
export const arrow = style({ gridColumn: 2, gridRow: 1, color: color.link })
