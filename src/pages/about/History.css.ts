import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { gutter, measure, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const head = style([stack(space[3]), { marginBlockEnd: 'clamp(1.5rem, 4vw, 3rem)' }])

export const story = style({
  ...stack(space[6]),
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '5fr 4fr 4fr', columnGap: `calc(2 * ${gutter})` },
  },
})

export const part = style({
  maxInlineSize: measure,
  selectors: {
    '&:first-child': {
      ...text.lead,
      fontSize: 'clamp(1.25rem, 1.9vw, 1.625rem)',
      lineHeight: 1.4,
      color: color.ink,
    },
  },
  '@media': {
    [mediaQuery.large]: {
      paddingBlockStart: space[5],
      borderBlockStart: `1px solid ${color.control}`,
    },
  },
})
