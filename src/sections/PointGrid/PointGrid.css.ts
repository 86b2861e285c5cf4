import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '4fr 8fr', columnGap: space[16] },
  },
})

export const title = style(text.title)

export const note = style([text.small, { color: color.muted, marginBlockStart: space[4] }])

/** The last of exactly three. */
const three = ':nth-child(3):last-child'

export const list = style({
  display: 'grid',
  columnGap: space[10],
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: '1fr 1fr' },
    [mediaQuery.large]: {
      selectors: { [`&:has(> ${three})`]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
    },
  },
})

export const point = style({
  paddingBlock: space[5],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [mediaQuery.medium]: {
      // An odd last one takes the whole row, so that no corner stays empty.
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
    [mediaQuery.large]: { selectors: { [`&${three}`]: { gridColumn: 'auto' } } },
  },
})

export const pointTitle = style([text.heading, { fontSize: '1.1875rem' }])

export const pointText = style({ marginBlockStart: space[2], maxInlineSize: '52ch' })
