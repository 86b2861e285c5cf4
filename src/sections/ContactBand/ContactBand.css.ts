import { style } from '@vanilla-extract/css'
import { buttonRow, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { thresholdBars } from '#styles/motifs.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const root = style([
  blockInPrint,
  {
    ...stack(space[6]),
    position: 'relative',
    '::before': { content: '', gridColumn: '1 / -1', ...thresholdBars },
    '@media': {
      [mediaQuery.large]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end' },
      [mediaQuery.print]: { '::before': { display: 'none' } },
    },
  },
])

export const line = style({
  position: 'absolute',
  inset: 0,
  blockSize: thresholdBars.blockSize,
  pointerEvents: 'none',
})

export const lead = style([
  text.lead,
  { marginBlockStart: space[4], maxInlineSize: textChars(46), textWrap: 'balance' },
])

export const actions = style([
  buttonRow,
  { '@media': { [mediaQuery.large]: { justifyContent: 'flex-end', columnGap: space[5] } } },
])
