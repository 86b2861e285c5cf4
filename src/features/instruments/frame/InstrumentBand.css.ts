import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space, textChars, titleChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[10]} ${space[16]}`,
  '@media': { [mediaQuery.print]: { gap: space[3] } },
})

/** Areas in reading order; side by side from 1,024 px on. */
export const layout = styleVariants({
  /** Text, inputs and result to the left of the drawing. */
  beside: [
    root,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          gridTemplateAreas: '"words drawing" "inputs drawing" "result drawing" "notes notes"',
          gridTemplateRows: 'auto auto 1fr auto',
        },
      },
    },
  ],
  /** The same, for a drawing that exceeds its column. */
  around: [
    root,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
          gridTemplateAreas: '"words drawing" "inputs drawing" "result drawing" "notes notes"',
          gridTemplateRows: 'auto auto 1fr auto',
        },
      },
    },
  ],
  /** Text and result side by side; inputs and drawing below, as wide as the page. */
  below: [
    root,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gridTemplateAreas: '"words result" "inputs inputs" "drawing drawing" "notes notes"',
        },
      },
    },
  ],
  /** The same, for one or two inputs: they stay under the text. */
  belowFew: [
    root,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gridTemplateAreas: '"words result" "inputs result" "drawing drawing" "notes notes"',
        },
      },
    },
  ],
})

const area = (name: string) => ({ '@media': { [mediaQuery.large]: { gridArea: name } } })

export const words = style([
  { display: 'grid', alignContent: 'start', gap: space[5] },
  area('words'),
])
export const kicker = style([text.data, { color: color.accent }])
export const title = style([text.title, { maxInlineSize: titleChars(16) }])
export const promise = style([text.lead, { maxInlineSize: textChars(40) }])

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/**
 * Two columns; one on the narrowest phones, where a date or a choice would be cut off. On tablets, up to
 * four fields share a row, and more are in rows of three. Each field spans three rows of the grid
 * (`InstrumentField`).
 */
const fields = style([
  {
    display: 'grid',
    gridTemplateColumns: columns(2),
    gap: `${space[1]} ${space[4]}`,
    '@media': {
      [mediaQuery.tablet]: {
        selectors: {
          '&:has(> :nth-child(3))': { gridTemplateColumns: columns(3) },
          '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: columns(4) },
        },
      },
      [mediaQuery.upTo360]: {
        selectors: { '&:has(select, [type="date"])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      [mediaQuery.noScript]: { display: 'none' },
      [mediaQuery.print]: { display: 'none' },
    },
  },
  area('inputs'),
])
/** A single field takes the whole row. */
globalStyle(`${fields} > :only-child`, { gridColumn: '1 / -1', maxInlineSize: '24rem' })

export const inputs = styleVariants({
  beside: [fields],
  around: [fields],
  /** In one row on wide screens. */
  below: [
    fields,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: columns(3),
          columnGap: space[8],
        },
        [mediaQuery.wide]: { gridTemplateColumns: columns(6) },
      },
    },
  ],
  belowFew: [fields, { '@media': { [mediaQuery.large]: { maxInlineSize: '36rem' } } }],
})

const resultBase = style([
  { display: 'grid', alignContent: 'start', gap: space[1] },
  area('result'),
])
/** The figure is level with the title, below the kicker. */
const resultAtTitle = style({
  '@media': {
    [mediaQuery.large]: {
      paddingBlockStart: `calc(${text.data.fontSize} * ${text.data.lineHeight} + ${space[5]})`,
    },
  },
})
export const result = styleVariants({
  beside: [resultBase],
  around: [resultBase],
  below: [resultBase, resultAtTitle],
  belowFew: [resultBase, resultAtTitle],
})

const drawingBase = style([{ minInlineSize: 0 }, area('drawing')])
export const drawing = styleVariants({
  current: [drawingBase],
  /** Nearly without colour, and dimmed as far as its text stays legible. */
  outdated: [drawingBase, { filter: 'saturate(0.25)', opacity: 0.85 }],
})
