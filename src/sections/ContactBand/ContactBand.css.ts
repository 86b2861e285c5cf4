import { style, styleVariants } from '@vanilla-extract/css'
import { buttonRow, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { thresholdBars } from '#styles/motifs.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint, notPrinted } from '#styles/visibility.css.ts'

export const root = style([
  blockInPrint,
  {
    ...stack(space[10]),
    position: 'relative',
    '::before': { content: '', ...thresholdBars },
    '@media': { [mediaQuery.print]: { '::before': { display: 'none' } } },
  },
])

const drawn = style({
  '@media': {
    // The row of the buttons takes the remaining height, so that they stay close to the text.
    [mediaQuery.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 45%)',
      gridTemplateRows: 'auto auto 1fr',
    },
    [mediaQuery.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(28rem, 45%)',
      columnGap: space[16],
    },
    [mediaQuery.wide]: { gridTemplateColumns: 'minmax(0, 1fr) min(32rem, 45%)' },
  },
})
const plain = style({
  '@media': { [mediaQuery.large]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end' } },
  selectors: { '&::before': { gridColumn: '1 / -1' } },
})
export const layout = styleVariants({ drawn: [drawn], plain: [plain] })

/** The line ends in the middle of the threshold bars. */
export const line = style({
  position: 'absolute',
  inset: 0,
  blockSize: thresholdBars.blockSize,
  pointerEvents: 'none',
})

export const lead = style([text.lead, { marginBlockStart: space[4], maxInlineSize: textChars(46) }])

export const actions = style([
  buttonRow,
  {
    alignItems: 'start',
    '@media': {
      [mediaQuery.large]: { selectors: { [`${plain} > &`]: { justifyContent: 'flex-end' } } },
    },
  },
])

export const plate = style([
  notPrinted,
  {
    inlineSize: '100%',
    blockSize: 'auto',
    maxInlineSize: '30rem',
    '@media': {
      [mediaQuery.medium]: {
        gridColumn: 2,
        gridRow: '1 / 4',
        alignSelf: 'end',
        maxInlineSize: 'none',
      },
      // The plate's light lines need a dark background.
      [mediaQuery.forcedColors]: { display: 'none' },
    },
  },
])
