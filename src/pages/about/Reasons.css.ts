import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const list = style({
  ...equalColumnsFrom(mediaQuery.medium, 2),
  display: 'grid',
  borderBlockEnd: `1px solid ${color.hairline}`,
})

const item = style({
  ...stack(space[2]),
  alignContent: 'start',
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
  },
})
const name = style([text.title, { fontSize: 'clamp(1.375rem, 2.4vw, 2rem)' }])
const paragraph = style({ maxInlineSize: textChars(46) })
export const styles = { list, item, name, paragraph }
