import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { measure, space, textChars, titleChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[10]} ${space[16]}`,
  '@media': { [mediaQuery.print]: { gap: space[3] } },
})

/** The parts in the order of reading; from 1,024 px on beside one another. */
export const layout = styleVariants({
  /** Words, inputs and answer left of the drawing. */
  beside: [
    root,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          gridTemplateAreas: '"words drawing" "result drawing" "notes notes"',
          gridTemplateRows: 'auto 1fr auto',
        },
      },
    },
  ],
  /** The same, for a drawing that is larger than its column. */
  around: [
    root,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
          gridTemplateAreas: '"words drawing" "result drawing" "notes notes"',
          gridTemplateRows: 'auto 1fr auto',
        },
      },
    },
  ],
  /** A drawing as wide as the page's column. */
  below: [
    root,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gridTemplateAreas: '"words result" "drawing drawing" "notes notes"',
          alignItems: 'end',
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

/**
 * Two in a row; on the narrowest phones one, where a date or a choice would be cut. Each takes three
 * lines of the grid (`InstrumentField`).
 */
export const inputs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[1]} ${space[4]}`,
  marginBlockStart: space[4],
  '@media': {
    [mediaQuery.upTo360]: {
      selectors: { '&:has(select, [type="date"])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [mediaQuery.noScript]: { display: 'none' },
    [mediaQuery.print]: { display: 'none' },
  },
})

/** One alone has the whole row. */
globalStyle(`${inputs} > :only-child`, { gridColumn: '1 / -1', maxInlineSize: '24rem' })

export const result = style([
  { display: 'grid', alignContent: 'start', gap: space[6] },
  area('result'),
])
/** Two lines, whether or not the second is needed: nothing moves below. */
export const answer = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: '6rem',
  '@media': { [mediaQuery.print]: { minBlockSize: 0, breakInside: 'avoid' } },
})
/** The one brass figure. */
export const figure = style([
  text.display,
  {
    fontSize: 'clamp(2.5rem, 4.6vw, 4rem)',
    fontVariantNumeric: 'tabular-nums',
    color: color.accent,
    textWrap: 'wrap',
  },
])
export const remark = style([text.data, { fontSize: '0.9375rem', color: color.muted }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [mediaQuery.upTo640]: { display: 'grid' } },
})

export const drawing = style([{ minInlineSize: 0 }, area('drawing')])

export const notes = style([{ display: 'grid', gap: space[5] }, area('notes')])
export const caution = style([
  text.small,
  {
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${color.accent}`,
    maxInlineSize: measure,
  },
])

export const details = style({
  borderBlock: `1px solid ${color.hairline}`,
  '@media': {
    // Paper cannot be opened.
    [mediaQuery.print]: {
      selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } },
    },
  },
})
export const summary = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[3],
    fontWeight: 600,
    color: color.ink,
    cursor: 'pointer',
    listStyle: 'none',
    '::before': {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderInlineEnd: `2px solid ${color.link}`,
      borderBlockEnd: `2px solid ${color.link}`,
      transform: 'rotate(-45deg)',
    },
    ':hover': { color: color.link },
    selectors: {
      [`${details}[open] &::before`]: { transform: 'rotate(45deg)' },
      '&::-webkit-details-marker': { display: 'none' },
    },
  },
])
export const open = style({
  display: 'grid',
  gap: `${space[6]} ${space[16]}`,
  paddingBlock: `${space[2]} ${space[8]}`,
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [mediaQuery.print]: { display: 'block' },
  },
})
/** A table wider than a phone scrolls within itself; an edge shows while there is more. */
export const tables = style({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  overflowX: 'auto',
  // The first goes along with the table, and covers the edge where that ends.
  background: `linear-gradient(270deg, ${color.page} 2rem, transparent) 100% / 3rem local no-repeat, linear-gradient(270deg, ${color.control} 1px, ${color.inset} 1px, transparent) 100% / 2rem no-repeat`,
  '@media': {
    // A table's head is repeated on each sheet, which a box of a fixed height would pay with rows.
    [mediaQuery.print]: { display: 'block', overflow: 'visible', paddingBlockEnd: space[4] },
  },
})
export const sourcesTitle = style([text.subheading, { marginBlockEnd: space[2] }])
export const sources = style([text.small, { display: 'grid', gap: space[2], color: color.muted }])
