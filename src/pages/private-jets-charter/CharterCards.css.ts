import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { nightBand } from '#styles/night.css.ts'
import { gutter, radius, space, textChars } from '#styles/tokens.ts'
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
export const note = style({ color: color.muted, maxInlineSize: textChars(52) })

export const list = style({
  display: 'grid',
  gap: `${space[12]} ${space[8]}`,
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** A grid of two cards per row. The fifth has its own row, below 1,280 px with its text at its side. */
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  '@media': {
    [mediaQuery.medium]: {
      selectors: {
        '&:last-child:nth-child(odd)': {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          columnGap: space[8],
          alignItems: 'center',
        },
      },
    },
    [mediaQuery.wide]: {
      selectors: {
        '&:last-child:nth-child(odd)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
})

/** The plate is dark in either theme, like the instruments. */
export const plate = style([
  nightBand,
  {
    inlineSize: '100%',
    maxInlineSize: '28rem',
    blockSize: 'auto',
    aspectRatio: '3 / 4',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.medium,
    '@media': {
      // On the narrowest phones the plate is full-width, to keep its lettering legible.
      [mediaQuery.upTo360]: {
        inlineSize: `calc(100% + 2 * ${gutter})`,
        marginInline: `calc(-1 * ${gutter})`,
        borderRadius: 0,
      },
      [mediaQuery.medium]: { maxInlineSize: 'none' },
      [mediaQuery.wide]: {
        aspectRatio: '4 / 3',
        selectors: { [`${card}:last-child:nth-child(odd) &`]: { aspectRatio: '64 / 17' } },
      },
    },
  },
])

export const words = style({ display: 'grid', gap: space[3], maxInlineSize: textChars(60) })
export const name = style(text.heading)
