import { style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'
import { thresholdBars } from '#styles/motifs.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '::before': { content: '', ...thresholdBars },
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end' },
    [mediaQuery.print]: { display: 'block', '::before': { display: 'none' } },
  },
  selectors: { '&::before': { gridColumn: '1 / -1' } },
})

export const title = style([text.title, { hyphens: 'auto' }])
export const lead = style([text.lead, { marginBlockStart: space[4], maxInlineSize: textChars(46) }])

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': {
    [mediaQuery.upTo640]: { display: 'grid' },
    [mediaQuery.large]: { justifyContent: 'flex-end' },
  },
})
