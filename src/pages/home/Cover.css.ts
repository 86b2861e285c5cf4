import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { sailMask, thresholdBars } from '#styles/motifs.ts'
import { contentWidth, gutter, space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { afterFirstPaint } from '#styles/visibility.css.ts'

export const root = style({
  display: 'grid',
  minBlockSize: '100svh',
  gridTemplateRows: 'minmax(42svh, 1fr) auto',
  gridTemplateColumns: columns(1),
  '@media': {
    [mediaQuery.large]: {
      gridTemplateColumns: columns(1, 1),
      gridTemplateRows: 'none',
      alignItems: 'center',
    },
  },
})

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[6],
  paddingBlock: space[16],
  paddingInline: gutter,
  '::before': { content: '', ...thresholdBars },
  '@media': {
    [mediaQuery.large]: {
      paddingInlineStart: `max(${gutter}, 100% - ${contentWidth} / 2)`,
      paddingInlineEnd: space[12],
    },
    [mediaQuery.print]: { paddingBlock: 0, '::before': { display: 'none' } },
  },
})

export const title = style([text.display, { fontSize: 'clamp(2.25rem, 1rem + 2.8vw, 3.75rem)' }])
export const lead = style([text.lead, { maxInlineSize: textChars(46), color: color.body }])

export const actions = style(wrap(space[4]))

export const media = style([
  sailMask,
  afterFirstPaint,
  {
    position: 'relative',
    '@media': {
      [mediaQuery.large]: {
        order: 1,
        alignSelf: 'stretch',
        borderEndStartRadius: 'min(58%, 52svh) 100%',
      },
    },
  },
])
