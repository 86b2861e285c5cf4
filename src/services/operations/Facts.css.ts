import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { labelled, row, split, stack } from '#styles/layout.ts'
import { paper } from '#styles/motifs.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const prose = style(stack(space[2]))
export const head = style([row(`${space[4]} ${space[6]}`), { marginBlockEnd: space[8] }])

const inset = 'clamp(1rem, 2.5vw, 2rem)'

export const sheet = style({
  ...paper,
  '@media': { [mediaQuery.print]: { breakInside: 'avoid' } },
})
export const facts = style([
  split(1, 1, `0 ${space[12]}`),
  // Clips the line above the first row.
  { overflow: 'hidden', padding: `0 ${inset}` },
])
/** A fact about the airport: on phones its label is above its value, on wider screens beside it. */
export const fact = style([
  stack('0'),
  {
    alignContent: 'start',
    paddingBlock: space[3],
    marginBlockStart: -1,
    borderBlockStart: `1px solid ${color.hairline}`,
    color: color.ink,
    selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    '@media': { [mediaQuery.mediumOrPrint]: labelled('6.5rem') },
  },
])
export const label = style([text.data, { color: color.muted }])
export const checked = style([
  text.data,
  {
    fontSize: '0.75rem',
    color: color.muted,
    '@media': { [mediaQuery.mediumOrPrint]: { gridColumn: 2 } },
  },
])
export const alternates = style([
  stack(space[4]),
  { padding: inset, borderBlockStart: `1px solid ${color.control}` },
])
// The four short columns stay close enough together to read across.
globalStyle(`${alternates} table`, {
  maxInlineSize: '44rem',
  '@media': { [mediaQuery.large]: { tableLayout: 'fixed' } },
})
export const note = style([text.small, { color: color.muted }])
