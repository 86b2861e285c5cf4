import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { ordinal } from '#styles/ordinal.css.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const title = style([text.title, { marginBlockEnd: 'clamp(1.5rem, 4vw, 3rem)' }])

/** Two columns and rows between hairlines. */
export const list = style({
  display: 'grid',
  borderBlockEnd: `1px solid ${color.hairline}`,
  counterReset: 'ordinal',
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const item = style([
  ordinal,
  {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'baseline',
    rowGap: space[2],
    paddingBlock: `${space[6]} ${space[8]}`,
    borderBlockStart: `1px solid ${color.hairline}`,
    '@media': {
      [mediaQuery.medium]: {
        paddingBlock: 'clamp(2rem, 4vw, 3.5rem)',
        selectors: {
          '&:nth-child(odd)': { paddingInlineEnd: space[8] },
          '&:nth-child(even)': {
            paddingInlineStart: space[8],
            borderInlineStart: `1px solid ${color.hairline}`,
          },
        },
      },
      [mediaQuery.large]: { gridTemplateColumns: '4rem minmax(0, 1fr)' },
    },
  },
])
export const name = style([text.title, { fontSize: 'clamp(1.375rem, 2.4vw, 2rem)' }])
export const reason = style({ gridColumn: 2, maxInlineSize: textChars(46) })
