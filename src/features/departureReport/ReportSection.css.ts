import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  // In print the report starts a new sheet.
  '@media': { [mediaQuery.print]: { gap: '4mm', breakBefore: 'page', breakInside: 'avoid' } },
})

export const intro = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '4fr 8fr', columnGap: space[16] },
    [mediaQuery.print]: { display: 'block' },
  },
})
export const title = style(text.title)
export const words = style({ display: 'grid', gap: space[5], justifyItems: 'start' })
export const lead = style([text.lead, { maxInlineSize: textChars(56) }])
