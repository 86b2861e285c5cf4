import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { labelled, row, split, stack } from '#styles/layout.ts'
import { paper } from '#styles/motifs.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const prose = style(stack(space[2]))
export const head = style([row(`${space[4]} ${space[6]}`), { marginBlockEnd: space[8] }])

const inset = 'clamp(1rem, 2.5vw, 2rem)'

export const sheet = style([
  split(7, 5, '0'),
  {
    ...paper,
    '@media': { [mediaQuery.print]: { breakInside: 'avoid' } },
  },
])
export const facts = style({ padding: `${space[2]} ${inset}` })
export const fact = style([
  labelled('min(6.5rem, 45%)'),
  {
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.hairline}`,
    color: color.ink,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  },
])
export const label = style([text.data, { color: color.muted }])
export const checked = style([
  text.data,
  { gridColumn: 2, fontSize: '0.75rem', color: color.muted },
])
export const alternates = style({
  padding: inset,
  borderBlockStart: `1px solid ${color.control}`,
  '@media': {
    [mediaQuery.large]: { borderBlockStart: 0, borderInlineStart: `1px solid ${color.control}` },
  },
})
export const note = style([text.small, { marginBlockStart: space[4], color: color.muted }])
