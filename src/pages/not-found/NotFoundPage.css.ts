import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { thresholdBars } from '#styles/motifs.ts'
import { sectionSpace, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  paddingBlock: sectionSpace,
  '::before': { content: '', ...thresholdBars },
})

export const code = style([
  text.data,
  { fontSize: 'clamp(4rem, 14vw, 11rem)', lineHeight: 1, color: color.accent },
])
export const title = style(text.display)
export const lead = style(text.lead)
export const help = style({ color: color.muted })
