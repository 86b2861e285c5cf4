import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { within } from '#styles/selectors.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

/** Height of a row, and width of the columns beside the time scale. */
export const ROW_HEIGHT_PX = 30
export const NAMES_WIDTH_PX = 104
export const DEVIATIONS_WIDTH_PX = 36

export const root = style({
  ...stack(`${space[4]} clamp(1.5rem, 3vw, 3rem)`),
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: columns(7, 5) },
    [mediaQuery.print]: { gridTemplateColumns: columns(11, 9), gap: '2mm 6mm' },
  },
})

const drawn = style({
  '@media': { [`screen and ${mediaQuery.belowMedium}`]: { display: 'none' } },
})

export const legend = style([
  text.data,
  drawn,
  {
    gridColumn: '1 / -1',
    ...wrap(`${space[1]} ${space[6]}`),
    color: color.muted,
  },
])
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
const swatch = style({ inlineSize: 24, blockSize: 8, forcedColorAdjust: 'none' })
export const sample = styleVariants({
  planned: [swatch, { blockSize: 14, border: `1px solid ${color.control}` }],
  // Swatches are drawn as borders, because print drops backgrounds.
  actual: [swatch, { blockSize: 0, border: `4px solid ${color.link}` }],
  late: [swatch, { blockSize: 0, border: `4px solid ${color.accent}` }],
})

export const drawing = style([
  drawn,
  {
    inlineSize: `calc(100% - ${NAMES_WIDTH_PX + DEVIATIONS_WIDTH_PX}px)`,
    marginInline: `${NAMES_WIDTH_PX}px ${DEVIATIONS_WIDTH_PX}px`,
  },
])
export const minorTick = style({ '@media': { [mediaQuery.print]: { display: 'none' } } })
export const actual = style({ fill: color.link })
export const late = style({ fill: color.accent })

export const table = style([
  text.data,
  {
    alignSelf: 'start',
    lineHeight: 1.4,
    fontSize: '0.75rem',
    '@media': { [mediaQuery.medium]: { fontSize: text.data.fontSize } },
  },
])
export const offPlan = style({})
globalStyle(within(table, 'th', 'td'), {
  blockSize: ROW_HEIGHT_PX,
  padding: '0 0.375rem 0 0',
  verticalAlign: 'middle',
  color: color.muted,
  borderBlockStart: `1px solid ${color.hairline}`,
})
globalStyle(within(table, 'th:last-child', 'td:last-child'), {
  paddingInlineEnd: 0,
  textAlign: 'end',
})
globalStyle(`${table} thead th`, { borderBlockStart: 0 })
globalStyle(`${table} tbody th`, { color: color.body })
globalStyle(within(`${table} ${offPlan}`, 'th', 'td'), { color: color.ink })
globalStyle(`${table} ${offPlan} td:last-child`, { color: color.accent })

export const caption = style([text.small, { gridColumn: '1 / -1', color: color.muted }])
