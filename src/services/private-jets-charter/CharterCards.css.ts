import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumnsFrom, split, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { nightBand } from '#styles/themes.css.ts'
import { gutter, radius, space, textChars } from '#styles/tokens.ts'
import { afterFirstPaint } from '#styles/visibility.css.ts'

export const intro = style([
  split(7, 5, `${space[4]} ${space[16]}`),
  { alignItems: 'end', marginBlockEnd: space[12] },
])

export const note = style({ color: color.muted, maxInlineSize: textChars(52) })

export const list = style({
  ...stack(`${space[12]} ${space[8]}`),
  ...equalColumnsFrom(mediaQuery.platesInPairs, 2),
})

export const card = style({
  ...stack(space[5]),
  alignContent: 'start',
  '@media': {
    [mediaQuery.platesInPairs]: {
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

export const plate = style([
  nightBand,
  afterFirstPaint,
  {
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '28rem',
    aspectRatio: '3 / 4',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.medium,
    '@media': {
      [mediaQuery.narrowPhone]: {
        inlineSize: `calc(100% + 2 * ${gutter})`,
        marginInline: `calc(-1 * ${gutter})`,
        borderRadius: 0,
      },
      [mediaQuery.platesInPairs]: { maxInlineSize: 'none' },
      [mediaQuery.wide]: {
        aspectRatio: '4 / 3',
        selectors: { [`${card}:last-child:nth-child(odd) &`]: { aspectRatio: '64 / 17' } },
      },
      // `print.css.ts` hides all other pictures, and in Firefox, which would leave sheets half empty, these.
      [mediaQuery.print]: {
        blockSize: '4cm',
        border: 0,
        '@supports': { 'not (-moz-appearance: none)': { display: 'block !important' } },
      },
    },
  },
])

/** White lines on navy become ink on paper. */
export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  '@media': {
    [mediaQuery.print]: {
      objectFit: 'contain',
      objectPosition: 'left',
      filter: 'invert(1) grayscale(1) contrast(2)',
    },
  },
})

export const prose = style({ ...stack(space[3]), maxInlineSize: textChars(60) })
