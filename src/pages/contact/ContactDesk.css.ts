import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { touchTarget } from '#styles/control.ts'
import { columns, row, split, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { withoutScripts } from '#styles/selectors.ts'
import { nightBand } from '#styles/themes.css.ts'
import { radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'

export const root = style([split(8, 4, `${space[12]} ${space[16]}`), { alignItems: 'start' }])

export const intro = style([notPrinted, { ...stack(space[3]), marginBlockEnd: space[10] }])

export const call = style([
  needsScript,
  notPrinted,
  nightBand,
  {
    ...row(`${space[2]} ${space[4]}`),
    paddingBlock: space[3],
    paddingInline: space[4],
    marginBlockEnd: space[8],
    borderRadius: radius.small,
    '@media': {
      [mediaQuery.medium]: { paddingInline: space[5] },
      [mediaQuery.large]: { display: 'none' },
    },
  },
])
export const callLink = style([
  text.data,
  {
    ...touchTarget,
    fontSize: '1rem',
    color: color.accent,
    whiteSpace: 'normal',
    ':hover': { color: color.ink },
  },
])

export const card = style([
  nightBand,
  {
    ...stack(space[6]),
    padding: space[4],
    borderRadius: radius.medium,
    '@media': {
      [mediaQuery.small]: { padding: space[8] },
      [mediaQuery.medium]: { gridTemplateColumns: columns(1, 1), columnGap: space[12] },
      [mediaQuery.large]: { gridTemplateColumns: '1fr' },
      // The card does not stick in a lower window, which would cut off its end.
      [`${mediaQuery.large} and (min-height: 840px)`]: {
        position: 'sticky',
        insetBlockStart: '8rem',
      },
    },
  },
])
export const cardTitle = style([text.heading, { gridColumn: '1 / -1' }])

export const details = style({
  ...stack(space[4]),
  '@media': {
    [mediaQuery.medium]: { gridRow: '2 / span 4' },
    [mediaQuery.large]: { gridRow: 'auto' },
  },
})
export const clocks = style([needsScript, { display: 'grid', gridTemplateColumns: '1fr 1fr' }])
export const data = style([text.data, { fontSize: '1rem', color: color.ink }])

export const link = style({
  ...touchTarget,
  marginBlock: '-0.625rem',
  color: color.ink,
  overflowWrap: 'anywhere',
  ':hover': { color: color.linkHover },
})

export const phone = style([
  link,
  {
    fontSize: 'clamp(1.25rem, 6.2vw, 1.75rem)',
    color: color.accent,
    textDecoration: 'none',
    whiteSpace: 'normal',
    ':hover': { textDecoration: 'underline' },
    '@media': { [mediaQuery.large]: { fontSize: 'clamp(1.25rem, 2.05vw, 1.875rem)' } },
  },
])
export const email = style([
  link,
  {
    fontSize: 'min(1rem, 3.7vw)',
    '@media': { [mediaQuery.large]: { fontSize: 'clamp(0.8125rem, 1.11vw, 1rem)' } },
  },
])
export const copied = style({
  ...row('0'),
  minBlockSize: '2.75rem',
})
export const saveCard = style({ ...touchTarget, justifySelf: 'start', color: color.link })

/** Phone and e-mail instead of the form, which needs scripts. */
export const insteadOfForm = style({
  display: 'none',
  selectors: { [withoutScripts]: { display: 'grid', gap: space[4] } },
})
