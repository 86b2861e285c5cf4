import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

const list = style([
  blockInPrint,
  equalColumnsFrom(mediaQuery.medium, 2),
  equalColumnsFrom(mediaQuery.large, 4),
  {
    display: 'grid',
    gap: 1,
    backgroundColor: color.hairline,
    border: `1px solid ${color.hairline}`,
    '@media': { [mediaQuery.print]: { border: 0 } },
  },
])

const item = style({
  ...stack(space[2]),
  alignContent: 'start',
  padding: space[5],
  backgroundColor: color.page,
  borderBlockStart: '2px solid transparent',
  selectors: {
    '&:first-child': { borderBlockStartColor: color.accent, backgroundColor: color.surface },
  },
  '@media': {
    [mediaQuery.medium]: {
      gap: space[3],
      padding: space[6],
      selectors: { '&:first-child': { gridColumn: 'span 2' } },
    },
    [mediaQuery.print]: { padding: '1mm 0', borderBlockStart: 0 },
  },
})

const name = style([
  text.heading,
  {
    fontSize: '1.25rem',
    selectors: { [`${item}:first-child &`]: { fontSize: 'clamp(1.5rem, 2.4vw, 2.125rem)' } },
  },
])
const paragraph = style({ maxInlineSize: textChars(40) })
export const styles = { list, item, name, paragraph }
