import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { font, radius } from '#styles/tokens.ts'
import { appearing } from './KuwaitNow.css.ts'

/** The height is in pixels, like that of the drawing beside it. */
export const root = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  '@media': { [mediaQuery.small]: { gap: 3 } },
  blockSize: 88,
  fontFamily: font.mono,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

export const column = style({
  display: 'grid',
  gridTemplateRows: '18px 52px 18px',
  minInlineSize: 0,
})
export const figure = appearing
/** The weekday's first letter, for narrow screens. */
export const weekday = style([
  appearing,
  {
    color: color.muted,
    lineHeight: '14px',
    inlineSize: '1ch',
    overflowX: 'clip',
    whiteSpace: 'nowrap',
    justifySelf: 'center',
    selectors: { [`${column}:first-child &`]: { color: color.ink } },
    '@media': { [mediaQuery.large]: { inlineSize: 'auto' } },
  },
])

/** Fades from the style of the prerendered frame. */
const settle = keyframes({ from: { backgroundColor: color.inset } })
const box = style({
  display: 'grid',
  placeItems: 'center',
  fontSize: 13,
  borderRadius: radius.small,
  border: '1px solid transparent',
  // The first column is today.
  selectors: { [`${column}:first-child &`]: { borderColor: color.ink } },
  '@media': { [mediaQuery.motion]: { animation: `${settle} 240ms ease-out` } },
})
const hatch = (gap: number) =>
  `repeating-linear-gradient(135deg, ${color.hairline} 0 1.5px, transparent 1.5px ${gap}px)`
export const cell = styleVariants({
  open: [box, { color: color.ink, backgroundColor: color.inset }],
  /** A weekend or a public holiday. Forced colours show no gradients. */
  closed: [
    box,
    {
      color: color.muted,
      backgroundImage: hatch(6),
      '@media': { [mediaQuery.forcedColors]: { borderStyle: 'dashed', borderColor: 'GrayText' } },
    },
  ],
  expected: [box, { color: color.ink, backgroundColor: color.inset, backgroundImage: hatch(12) }],
  possible: [
    box,
    {
      color: color.ink,
      backgroundColor: color.inset,
      backgroundImage: `radial-gradient(${color.control} 1px, transparent 1.5px)`,
      backgroundSize: '7px 7px',
    },
  ],
})
export const arrival = style([
  box,
  {
    color: color.page,
    backgroundColor: color.accent,
    fontWeight: 700,
    '@media': { [mediaQuery.forcedColors]: { borderColor: 'Highlight', borderWidth: 3 } },
  },
])
export const count = style([
  appearing,
  { color: color.accent, alignSelf: 'end', lineHeight: '14px' },
])
