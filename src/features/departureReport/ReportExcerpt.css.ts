import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { paper } from '#styles/motifs.ts'
import { font, space } from '#styles/tokens.ts'

export const root = style({ ...paper, padding: 'clamp(0.75rem, 2.5vw, 2rem)' })
export const specimen = style({
  marginBlockEnd: space[4],
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: 'clamp(1.5rem, 1rem + 2vw, 2.25rem)',
  lineHeight: 1,
  textTransform: 'uppercase',
  color: color.ink,
})
