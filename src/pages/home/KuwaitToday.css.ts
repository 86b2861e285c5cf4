import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { bandBackground, color } from '#styles/contract.css.ts'
import { touchTarget } from '#styles/control.ts'
import { equalColumns, stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { onPicture } from '#styles/themes.css.ts'
import { layer, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'

export const root = style([
  // On paper, the current time would be wrong.
  notPrinted,
  onPicture,
  {
    backgroundColor: bandBackground.tool,
    position: 'relative',
    zIndex: layer.raised,
    borderBlockStart: `2px solid ${color.accent}`,
  },
])

export const columns = style({
  ...stack(`${space[5]} ${space[8]}`),
  paddingBlock: space[5],
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: equalColumns(2) },
    [mediaQuery.large]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3.5fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

export const drawing = style([needsScript, { minInlineSize: 0 }])

const fadeIn = keyframes({ from: { opacity: 0 } })
export const appearing = style({
  '@media': { [mediaQuery.motion]: { animation: `${fadeIn} 160ms ease-out` } },
})
/** A text as long as the figure that replaces it, to avoid a layout shift. */
export const reserved = style({ visibility: 'hidden' })

export const caption = style([
  text.data,
  {
    ...wrap(`0 ${space[4]}`),
    justifyContent: 'space-between',
    marginBlockEnd: space[2],
    fontSize: '0.75rem',
    color: color.muted,
  },
])

export const answer = style({
  ...stack(space[2]),
  alignContent: 'space-between',
  '@media': {
    [mediaQuery.medium]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: equalColumns(2),
      columnGap: space[8],
      alignItems: 'start',
    },
    [mediaQuery.large]: { gridArea: '1 / 3 / span 2', gridTemplateColumns: equalColumns(1) },
  },
})

export const figures = style([
  needsScript,
  // Room for a remark on the date, which would move the page below when it appears.
  {
    '@media': {
      [mediaQuery.medium]: { gridRow: 'span 2', minBlockSize: '8.25rem' },
      [mediaQuery.large]: { gridRow: 'auto', minBlockSize: 0 },
    },
  },
])
export const arrival = style([
  text.data,
  { fontSize: 'clamp(1.25rem, 0.8rem + 1vw, 1.625rem)', lineHeight: 1.3, color: color.accent },
])
export const label = style({ display: 'block', fontSize: '0.8125rem' })
export const remark = style([
  text.small,
  { marginBlockStart: space[1], fontSize: '0.8125rem', color: color.body },
])

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  justifyContent: 'start',
  columnGap: space[6],
  '@media': {
    [mediaQuery.medium]: { ...wrap(`0 ${space[8]}`), gridColumn: '1 / -1' },
    [mediaQuery.large]: { gridColumn: 'span 2', alignSelf: 'start' },
  },
})
export const link = style({
  ...touchTarget,
  fontSize: '0.9375rem',
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.accent },
  '@media': { [mediaQuery.phone]: { textDecoration: 'underline' } },
})
globalStyle(`${link} svg`, { '@media': { [mediaQuery.phone]: { display: 'none' } } })
export const phone = style([
  touchTarget,
  text.data,
  {
    display: 'flex',
    inlineSize: 'fit-content',
    fontSize: '1.25rem',
    color: color.ink,
    whiteSpace: 'normal',
  },
])
