import { keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'
import { edgeSweep } from './edgeSweep.css.ts'

export const title = style([
  text.subheading,
  { color: color.ink, selectors: { '&:not(:empty)': { marginBlockEnd: space[2] } } },
])

export const bay = style([needsScript, notPrinted, { counterReset: 'attachment' }])

export const attachment = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  marginBlockEnd: space[3],
  counterIncrement: 'attachment',
  color: color.ink,
  backgroundColor: color.inset,
  border: `1px solid ${color.hairline}`,
  borderInlineStart: `6px solid ${color.accent}`,
  borderRadius: radius.small,
  '::before': {
    ...text.data,
    content: 'counter(attachment, decimal-leading-zero)',
    display: 'grid',
    placeItems: 'center',
    color: color.accent,
    borderInlineEnd: `1px solid ${color.control}`,
  },
  selectors: { '&:last-child': { marginBlockEnd: space[6] } },
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) auto' } },
})

const arrive = keyframes({
  from: { transform: 'translateX(-1.5rem)', opacity: 0 },
  '70%': { transform: 'translateX(6px)', opacity: 1 },
})
export const result = style([
  attachment,
  edgeSweep,
  { '@media': { [mediaQuery.motion]: { animation: `${arrive} 320ms ease-out` } } },
])

export const lines = style([
  text.data,
  {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    alignContent: 'start',
    margin: 0,
    // Scrolls, because anybody can write a link with a text of a thousand lines or accents.
    maxBlockSize: '32rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '0.875rem',
    '@media': { print: { maxBlockSize: 'none' } },
  },
])

/** Labels and values are in columns. A line without a label takes both. */
export const line = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  paddingBlock: '0.3125rem',
  paddingInline: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
})
export const value = style({ selectors: { '&:first-child': { gridColumn: '1 / -1' } } })

export const tear = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'center',
  padding: space[3],
  borderBlockStart: `1px dashed ${color.control}`,
  '@media': {
    [mediaQuery.medium]: {
      gridColumn: 'auto',
      borderBlockStart: 0,
      borderInlineStart: `1px dashed ${color.control}`,
    },
  },
})
