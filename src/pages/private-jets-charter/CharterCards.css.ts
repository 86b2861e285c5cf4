import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const intro = style({
  display: 'grid',
  gap: space[4],
  marginBlockEnd: space[12],
  '@media': {
    [mediaQuery.large]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: space[16],
      alignItems: 'end',
    },
  },
})

export const title = style(text.title)
export const note = style({ color: color.muted, maxInlineSize: '52ch' })

export const list = style({
  display: 'grid',
  gap: `${space[10]} ${space[8]}`,
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
})

/** Three in the first row, two larger ones in the second. */
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  '@media': {
    [mediaQuery.medium]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(n + 4)': { gridColumn: 'span 3' } },
    },
  },
})

export const media = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.medium,
  '@media': {
    [mediaQuery.medium]: {
      selectors: { [`${card}:nth-child(n + 4) &`]: { aspectRatio: '2 / 1' } },
    },
  },
})

export const name = style([text.heading, { marginBlockStart: space[2] }])
