import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumnsFrom, labelled, row, split, stack } from '#styles/layout.ts'
import { paper } from '#styles/motifs.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { font, space } from '#styles/tokens.ts'

export const prose = style(stack(space[2]))
export const head = style([row(`${space[4]} ${space[6]}`), { marginBlockEnd: space[8] }])

const inset = 'clamp(1rem, 2.5vw, 2rem)'

export const sheet = style(paper)
/** Clips the line above the first row. */
export const facts = style({ overflow: 'hidden', paddingInline: inset })
export const list = style(split(1, 1, `0 ${space[12]}`))
/** A fact about the airport. Its value is below label and date on phones, beside them on wider screens. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  paddingBlock: space[3],
  marginBlockStart: -1,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.ink,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': {
    [mediaQuery.mediumOrPrint]: { ...labelled('9.5rem'), gridTemplateRows: 'auto 1fr' },
  },
})
export const value = style({
  gridArea: '2 / 1 / auto / -1',
  '@media': { [mediaQuery.mediumOrPrint]: { gridArea: '1 / 2 / span 2 / auto' } },
})
export const alternates = style([
  stack(`${space[4]} ${space[12]}`),
  equalColumnsFrom(mediaQuery.large, 2),
  { padding: inset, borderBlockStart: `1px solid ${color.control}` },
])
export const alternatesText = style(stack(space[4]))
/** Phones leave it out: its letters would be too small. */
export const sketch = style({
  alignSelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '36rem',
  fontFamily: font.mono,
  fontSize: 13,
  '@media': {
    [`screen and ${mediaQuery.belowMedium}`]: { display: 'none' },
    [mediaQuery.print]: { maxInlineSize: '9cm' },
  },
})
