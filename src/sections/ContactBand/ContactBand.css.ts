import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { thresholdBars } from '#styles/motifs.ts'
import { font, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: space[10],
  '::before': { content: '', ...thresholdBars },
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end' },
  },
  selectors: { '&::before': { gridColumn: '1 / -1' } },
})

export const title = style(text.title)
export const lead = style([text.lead, { marginBlockStart: space[4], maxInlineSize: '46ch' }])

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [mediaQuery.large]: { justifyContent: 'flex-end' } },
})

export const direct = style([
  text.data,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    gridColumn: '1 / -1',
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${color.hairline}`,
  },
])

export const directLink = style({
  fontFamily: font.body,
  fontSize: '1rem',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.linkHover, textDecoration: 'underline' },
})
