import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const intro = style({ display: 'grid', gap: space[3], marginBlockEnd: space[12] })
export const title = style(text.title)
export const subtitle = style([text.lead, { color: color.muted }])

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  blockSize: '100%',
  padding: space[8],
  backgroundColor: color.surface,
  borderBlockStart: `2px solid ${color.accent}`,
})

export const words = style({ flex: 1, color: color.ink })

export const source = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const emblem = style({ flex: 'none', inlineSize: '3.5rem', blockSize: '3.5rem' })
export const name = style([text.small, { fontWeight: 600, color: color.ink }])
