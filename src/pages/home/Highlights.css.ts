import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const title = style([
  text.title,
  { maxInlineSize: '18ch', marginBlockEnd: 'clamp(2.5rem, 6vw, 5.5rem)' },
])

export const list = style({ display: 'grid', gap: 'clamp(4rem, 8vw, 8rem)' })

export const item = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: '7fr 5fr', columnGap: 'clamp(2rem, 5vw, 5rem)' },
  },
})

/** Every second one stands the other way round. */
export const media = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.medium,
  '@media': {
    [mediaQuery.medium]: {
      selectors: {
        [`${item}:nth-child(even) &`]: { order: 1 },
      },
    },
  },
})

export const evenColumns = style({
  '@media': {
    [mediaQuery.medium]: {
      selectors: { '&:nth-child(even)': { gridTemplateColumns: '5fr 7fr' } },
    },
  },
})

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[4] })
export const number = style([text.data, { color: color.accent }])
export const name = style([text.title, { fontSize: 'clamp(1.625rem, 2.6vw, 2.25rem)' }])
export const description = style({ maxInlineSize: '46ch' })
