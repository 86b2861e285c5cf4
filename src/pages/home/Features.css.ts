import { style } from '@vanilla-extract/css'
import { color, bandBackground } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({ backgroundColor: bandBackground.notes })

export const list = style({
  display: 'grid',
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: '1fr 1fr' },
    [mediaQuery.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  paddingBlock: space[10],
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [mediaQuery.medium]: {
      paddingInline: space[8],
      borderInlineStart: `1px solid ${color.hairline}`,
      selectors: {
        '&:nth-child(-n + 2)': { borderBlockStart: 0 },
        '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 },
      },
    },
    [mediaQuery.wide]: {
      paddingBlock: space[16],
      selectors: {
        '&': { borderBlockStart: 0 },
        '&:nth-child(3)': {
          borderInlineStart: `1px solid ${color.hairline}`,
          paddingInlineStart: space[8],
        },
      },
    },
  },
})

export const title = style(text.heading)
