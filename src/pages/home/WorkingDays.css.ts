import { style, styleVariants } from '@vanilla-extract/css'
import { bandBackground, color } from '#styles/contract.css.ts'
import { equalColumns } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { font, radius } from '#styles/tokens.ts'
import { appearing } from './KuwaitToday.css.ts'

const ROWS = '18px 52px 18px'

/** The height is in pixels, like that of the drawing beside it. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(1),
  blockSize: 88,
  fontFamily: font.mono,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const row = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: ROWS,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 2,
  '@media': { [mediaQuery.small]: { columnGap: 3 } },
})
/** All days fade in as one: an animation for each would keep the main thread busy. */
export const days = style([row, appearing])
export const empty = style({
  gridRow: 2,
  borderRadius: radius.small,
  backgroundColor: color.inset,
})

export const column = style({
  gridRow: '1 / -1',
  display: 'grid',
  gridTemplateRows: ROWS,
  minInlineSize: 0,
})
export const weekday = style({
  color: color.muted,
  lineHeight: '14px',
  inlineSize: '1ch',
  overflowX: 'clip',
  whiteSpace: 'nowrap',
  justifySelf: 'center',
  selectors: { [`${column}:first-child &`]: { color: color.ink } },
  '@media': { [mediaQuery.large]: { inlineSize: 'auto' } },
})

const box = style({
  display: 'grid',
  placeItems: 'center',
  fontSize: 13,
  borderRadius: radius.small,
  border: '1px solid transparent',
  selectors: { [`${column}:first-child &`]: { borderColor: color.ink } },
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
      backgroundColor: bandBackground.tool,
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
export const arrival = style({
  color: color.page,
  backgroundColor: color.accent,
  backgroundImage: 'none',
  borderBlockEnd: `4px dashed ${bandBackground.tool}`,
  fontWeight: 700,
  '@media': {
    [mediaQuery.forcedColors]: { borderStyle: 'solid', borderColor: 'Highlight', borderWidth: 3 },
  },
})
export const count = style({ color: color.accent, alignSelf: 'end', lineHeight: '14px' })
