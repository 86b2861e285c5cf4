import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { touchTarget } from '#styles/control.ts'
import { stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { nightBand } from '#styles/themes.css.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style([
  nightBand,
  text.small,
  {
    borderBlockStart: `1px solid ${color.hairline}`,
    marginBlockStart: -1,
    paddingBlock: `${space[20]} ${space[10]}`,
    '@media': { [mediaQuery.print]: { paddingBlock: `${space[4]} 0`, breakInside: 'avoid' } },
  },
])

export const columns = style({
  ...stack(space[12]),
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: '5fr 2fr 5fr' } },
})

export const company = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[6],
  minInlineSize: 0,
})

export const logo = style(touchTarget)

export const blurb = style({ maxInlineSize: textChars(38) })

export const printOnly = style({
  display: 'none',
  '@media': { [mediaQuery.print]: { display: 'block', color: color.ink } },
})

export const contact = style({ display: 'grid', justifyItems: 'start', fontStyle: 'normal' })

const contactLink = style({
  ...touchTarget,
  gap: space[3],
  fontSize: '1rem',
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.linkHover, textDecoration: 'underline' },
})

export const contactData = style([text.data, contactLink, { fontSize: '0.9375rem' }])

export const address = style([contactLink, { ':hover': { textDecoration: 'none' } }])

export const heading = style([text.data, { color: color.accent, marginBlockEnd: space[3] }])

export const serviceList = style({
  '@media': {
    [mediaQuery.small]: { columnCount: 2, columnGap: space[3] },
    [mediaQuery.medium]: { columnCount: 1 },
    [mediaQuery.large]: { columnCount: 2, columnGap: space[8] },
  },
})

export const item = style({ breakInside: 'avoid' })

export const link = style({
  ...touchTarget,
  minInlineSize: '2.75rem',
  lineHeight: 1.25,
  color: color.body,
  textDecoration: 'none',
  ':hover': { color: color.linkHover, textDecoration: 'underline' },
  '@media': { [mediaQuery.medium]: { minBlockSize: '2.25rem' } },
})

export const legalRow = style([
  text.data,
  {
    ...wrap(space[4]),
    justifyContent: 'space-between',
    marginBlockStart: space[16],
    paddingBlockStart: space[6],
    borderBlockStart: `1px solid ${color.hairline}`,
    color: color.muted,
    '@media': {
      [mediaQuery.narrowPhone]: { fontSize: '0.75rem' },
      [mediaQuery.print]: { marginBlockStart: space[4] },
    },
  },
])
