import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumns, equalColumnsFrom, labelled, stack } from '#styles/layout.ts'
import { paper } from '#styles/motifs.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const inset = 'clamp(0.75rem, 2.5vw, 2rem)'

export const sheet = style({
  ...paper,
  '@media': { [mediaQuery.print]: { zoom: 0.72 } },
})
export const block = style({
  padding: inset,
  borderBlockStart: `1px solid ${color.control}`,
  '@media': { [mediaQuery.print]: { padding: '2mm 3mm' } },
})
export const heading = style([
  text.heading,
  {
    fontSize: '1.1875rem',
    marginBlockEnd: space[3],
    '@media': { [mediaQuery.print]: { marginBlockEnd: '1mm' } },
  },
])

export const panels = style({
  ...equalColumnsFrom(mediaQuery.largeOrPrint, 2),
  display: 'grid',
  borderBlockStart: `1px solid ${color.control}`,
})
/** The remaining parts. Where they are always open, the first stands beside the delay. */
export const rest = style({
  gridColumn: '1 / -1',
  '@supports': {
    'selector(::details-content)': {
      '@media': {
        [mediaQuery.mediumOrPrint]: {
          display: 'contents',
          selectors: { '&&::details-content': { display: 'contents' } },
        },
      },
    },
  },
})
export const summary = style({
  paddingInline: inset,
  borderBlockStart: `1px solid ${color.control}`,
})
export const panel = style({
  display: 'flex',
  selectors: {
    [`${rest} > &`]: {
      borderBlockStart: `1px solid ${color.hairline}`,
      '@media': {
        [mediaQuery.largeOrPrint]: {
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${color.hairline}`,
        },
      },
    },
  },
})
/** The accent marks deviations, such as the delay. */
export const code = style([
  text.data,
  {
    flexShrink: 0,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    inlineSize: 'min(6rem, 50%)',
    padding: space[3],
    fontSize: '2rem',
    lineHeight: 1.2,
    color: color.accent,
    borderInlineEnd: `1px solid ${color.hairline}`,
    '@media': {
      [mediaQuery.medium]: { inlineSize: '8rem' },
      [mediaQuery.print]: { inlineSize: '22mm', fontSize: '16pt' },
    },
  },
])
export const codeLabel = style([text.data, { color: color.muted, textAlign: 'center' }])
export const cause = style({
  minInlineSize: 0,
  padding: inset,
  '@media': { [mediaQuery.print]: { padding: '2mm 3mm' } },
})
export const minutes = style([
  text.data,
  { marginInlineEnd: space[1], fontSize: '1.0625rem', color: color.accent },
])
export const meaning = style([text.subheading, { color: color.ink, marginBlockEnd: space[1] }])
export const log = style(stack(space[1]))
export const entry = style(labelled('4rem'))
export const time = style([text.data, { color: color.ink, lineHeight: 'inherit' }])

export const tables = style({
  gridColumn: '1 / -1',
  ...stack(`${space[10]} clamp(1.5rem, 3vw, 3rem)`),
  padding: inset,
  borderBlockStart: `1px solid ${color.control}`,
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: equalColumns(2) },
    [mediaQuery.largeOrPrint]: { gridTemplateColumns: equalColumns(6) },
    [mediaQuery.print]: { gap: '3mm 6mm', padding: '2mm 3mm' },
  },
})

const columns = (count: number) => ({
  '@media': { [mediaQuery.largeOrPrint]: { gridColumn: `span ${count}` } },
})
export const third = style(columns(2))
export const half = style([
  columns(3),
  {
    '@media': { [mediaQuery.tablet]: { selectors: { '&:last-child': { gridColumn: '1 / -1' } } } },
  },
])
