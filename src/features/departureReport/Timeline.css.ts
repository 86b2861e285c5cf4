import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/media.ts'
import { font, space } from '#styles/tokens.ts'
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

export const legend = style([
  text.data,
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

export const drawing = style({
  // Time runs from left to right, also in a document that a translator has turned.
  direction: 'ltr',
  inlineSize: `calc(100% - ${NAMES_WIDTH_PX + DEVIATIONS_WIDTH_PX}px)`,
  marginInline: `${NAMES_WIDTH_PX}px ${DEVIATIONS_WIDTH_PX}px`,
  overflow: 'visible',
  fontFamily: font.mono,
  fontSize: 12,
})
export const row = style({ overflow: 'visible' })

export const grid = style({ stroke: color.hairline, strokeWidth: 1 })
export const tick = style({ fill: color.muted })
export const tickWide = style({
  fill: color.muted,
  display: 'none',
  '@media': {
    [mediaQuery.medium]: { display: 'inline' },
    [mediaQuery.print]: { display: 'none' },
  },
})
export const name = style({ fill: color.muted })
export const nameOffPlan = style({ fill: color.ink })
export const result = style({ fill: color.accent })

const forced = (rule: Record<string, string>) => ({ [mediaQuery.forcedColors]: rule })
export const planned = style({
  fill: 'none',
  stroke: color.control,
  strokeWidth: 1,
  '@media': forced({ stroke: 'CanvasText' }),
})
export const actual = style({ fill: color.link, '@media': forced({ fill: 'LinkText' }) })
export const late = style({ fill: color.accent, '@media': forced({ fill: 'Highlight' }) })

export const table = style([
  text.data,
  {
    alignSelf: 'start',
    inlineSize: '100%',
    borderCollapse: 'collapse',
    lineHeight: 1.4,
    fontSize: '0.75rem',
    '@media': { [mediaQuery.medium]: { fontSize: text.data.fontSize } },
  },
])
const line = style({
  blockSize: ROW_HEIGHT_PX,
  paddingBlock: 0,
  paddingInline: '0 0.375rem',
  fontWeight: 400,
  textAlign: 'start',
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { '&:last-child': { paddingInlineEnd: 0, textAlign: 'end' } },
})
export const head = style([line, { borderBlockStart: 0, color: color.muted }])
export const task = style([line, { color: color.body }])
export const taskOffPlan = style([line, { color: color.ink }])
export const cell = style([line, { color: color.muted }])
export const actualOffPlan = style([line, { color: color.ink }])
export const deviation = style([line, { color: color.muted }])
export const deviationOffPlan = style([line, { color: color.accent }])

export const caption = style([text.small, { gridColumn: '1 / -1', color: color.muted }])
