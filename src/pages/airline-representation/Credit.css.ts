import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '4fr 8fr', columnGap: space[16] },
  },
})

export const title = style(text.title)
export const lead = style([text.lead, { maxInlineSize: textChars(56) }])
