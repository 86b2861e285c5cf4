import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { measure, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '4fr 8fr', columnGap: space[16] },
  },
})

export const title = style(text.title)

export const paragraphs = style({ display: 'grid', gap: space[6] })
export const paragraph = style({ maxInlineSize: measure })

/** The first paragraph speaks louder than what explains it. */
export const lead = style([
  text.lead,
  { fontSize: 'clamp(1.375rem, 2.4vw, 2rem)', lineHeight: 1.35, color: color.ink },
])

export const aside = style([
  text.small,
  {
    display: 'grid',
    gap: space[3],
    marginBlockStart: space[10],
    paddingInlineStart: space[6],
    maxInlineSize: measure,
    borderInlineStart: `2px solid ${color.accent}`,
  },
])

export const asideTitle = style([text.subheading, { fontSize: '1rem' }])
