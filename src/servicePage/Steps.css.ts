import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { taxiNode } from '#styles/motifs.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const NODE = '0.875rem'

export const line = style({
  display: 'none',
  '@media': {
    [mediaQuery.large]: {
      display: 'block',
      marginBlock: `calc(${NODE} / 2 - 1px) calc(${NODE} / -2 - 1px)`,
    },
  },
})

export const list = style({
  display: 'grid',
  '@media': {
    [mediaQuery.large]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gridTemplateRows: 'auto auto 1fr',
    },
  },
})

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingInlineStart: space[8],
  paddingBlockEnd: space[6],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '0.35rem -0.35rem',
    insetInlineStart: `calc(${NODE} / 2 - 1px)`,
    inlineSize: 2,
    backgroundColor: color.accentLine,
    forcedColorAdjust: 'none',
  },
  '::after': taxiNode(NODE, '0.35rem', color.page),
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 5fr)' },
    [mediaQuery.large]: {
      gridRow: 'span 3',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      alignItems: 'start',
      paddingInlineStart: 0,
      paddingInlineEnd: space[6],
      paddingBlock: `${space[8]} 0`,
      '::before': { display: 'none' },
      '::after': { insetBlockStart: 0 },
    },
  },
})

export const number = style([
  text.data,
  { color: color.accent, '@media': { [mediaQuery.large]: { marginBlockEnd: space[2] } } },
])
export const stepTitle = style([text.heading, { fontSize: 'clamp(1.1875rem, 1.6vw, 1.5rem)' }])
export const stepText = style({
  gridColumn: '1 / -1',
  marginBlockStart: space[1],
  maxInlineSize: textChars(44),
  '@media': {
    [mediaQuery.medium]: { gridColumn: 'auto', marginBlockStart: 0 },
    [mediaQuery.large]: { marginBlockStart: space[1] },
  },
})
