import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, equalColumns, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { font, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { inset } from './SpecimenReport.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [mediaQuery.largeOrPrint]: { gridTemplateColumns: columns(2, 3) },
  },
})

export const document = style({
  ...stack(space[2]),
  alignContent: 'center',
  paddingBlock: 'clamp(1rem, 2.5vw, 2rem)',
  paddingInline: inset,
  '@media': { [mediaQuery.print]: { padding: '2mm 3mm' } },
})
export const specimen = style({
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: 'clamp(1.5rem, 1rem + 2.4vw, 2.75rem)',
  lineHeight: 1,
  letterSpacing: '-0.01em',
  textTransform: 'uppercase',
  color: color.ink,
})

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  overflow: 'hidden',
  borderBlockStart: `1px solid ${color.control}`,
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: equalColumns(4) },
    [mediaQuery.largeOrPrint]: {
      gridTemplateColumns: equalColumns(4),
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.control}`,
    },
  },
})
export const box = style({
  paddingBlock: space[3],
  paddingInline: inset,
  marginBlockStart: -1,
  marginInlineStart: -1,
  borderBlockStart: `1px solid ${color.hairline}`,
  borderInlineStart: `1px solid ${color.hairline}`,
  '@media': {
    [mediaQuery.large]: { paddingInline: 'clamp(0.75rem, 1.5vw, 1.25rem)' },
    [mediaQuery.print]: { padding: '1mm 2mm' },
  },
})
export const value = style([
  text.data,
  { fontSize: 'clamp(0.9375rem, 0.6rem + 0.6vw, 1.25rem)', color: color.ink },
])
