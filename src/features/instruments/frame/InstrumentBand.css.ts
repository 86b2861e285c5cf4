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
          gridTemplateAreas: '"words drawing" "result drawing" "notes notes"',
          gridTemplateRows: 'auto 1fr auto',
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
          gridTemplateAreas: '"words drawing" "result drawing" "notes notes"',
          gridTemplateRows: 'auto 1fr auto',
        },
      },
    },
  ],
  /** The drawing below, as wide as the page. */
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
 * Two columns; one on the narrowest phones, where a date or a choice would be cut off. Each field
 * spans three rows of the grid (`InstrumentField`).
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

/** A single field takes the whole row. */
globalStyle(`${inputs} > :only-child`, { gridColumn: '1 / -1', maxInlineSize: '24rem' })

export const result = style([
  { display: 'grid', alignContent: 'start', gap: space[6] },
  area('result'),
])
/** Reserves two lines, so that a longer result does not move what follows. */
export const answer = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: '6rem',
  '@media': { [mediaQuery.print]: { minBlockSize: 0, breakInside: 'avoid' } },
})
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
