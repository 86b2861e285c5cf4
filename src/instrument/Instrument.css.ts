import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, equalColumns, split, stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { headerHeight, layer, measure, space, textChars, titleChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint, needsScript, notPrinted } from '#styles/visibility.css.ts'

const root = style({
  ...stack(`${space[10]} ${space[16]}`),
  '@media': {
    // Inputs, answer and drawing are near one another.
    [mediaQuery.belowMedium]: { rowGap: space[6] },
    // Firefox does not break a grid across sheets.
    [mediaQuery.print]: { display: 'block' },
  },
})
globalStyle(`${root} > *`, { '@media': { [mediaQuery.print]: { marginBlockEnd: space[3] } } })
const onLarge = (template: Record<`gridTemplate${'Columns' | 'Areas' | 'Rows'}`, string>) => [
  root,
  { '@media': { [mediaQuery.large]: template } },
]
const beside = (left: number, right: number) =>
  onLarge({
    gridTemplateColumns: columns(left, right),
    gridTemplateAreas: '"prose drawing" "inputs drawing" "result drawing" "notes notes"',
    gridTemplateRows: 'auto auto 1fr auto',
  })
const below = (inputs: string) =>
  onLarge({
    gridTemplateColumns: columns(7, 5),
    gridTemplateAreas: `"prose result" "inputs ${inputs}" "drawing drawing" "notes notes"`,
    gridTemplateRows: 'none',
  })

/** Areas in reading order; side by side from 1,024 px on. */
export const layout = styleVariants({
  /** Text, inputs and result to the left of the drawing. */
  beside: beside(5, 7),
  /** The same, for a drawing that exceeds its column. */
  around: beside(4, 8),
  /** Text and result side by side; inputs and drawing below, as wide as the page. */
  below: below('inputs'),
  /** The same, for one or two inputs: they stay under the text. */
  belowFew: below('result'),
})

const area = (name: string) => ({ '@media': { [mediaQuery.large]: { gridArea: name } } })

export const prose = style([{ ...stack(space[5]), alignContent: 'start' }, area('prose')])
export const kicker = style([text.data, { color: color.accent }])
export const title = style([text.title, { maxInlineSize: titleChars(16) }])
export const promise = style([text.lead, { maxInlineSize: textChars(40) }])

/**
 * Two columns; one on the narrowest phones, where a date or a choice would be cut off. On tablets, up to
 * four fields share a row, and more are in rows of three. Each field spans three rows of the grid
 * (`Field`).
 */
const fields = style([
  needsScript,
  notPrinted,
  {
    display: 'grid',
    gridTemplateColumns: equalColumns(2),
    gap: `${space[1]} ${space[4]}`,
    minInlineSize: 0,
    padding: 0,
    border: 0,
    '@media': {
      [mediaQuery.tablet]: {
        selectors: {
          '&:has(> div:nth-of-type(3))': { gridTemplateColumns: equalColumns(3) },
          '&:has(> div:nth-of-type(4):last-of-type)': { gridTemplateColumns: equalColumns(4) },
        },
      },
      [mediaQuery.upTo360]: {
        selectors: { '&:has(select, [type="date"])': { gridTemplateColumns: columns(1) } },
      },
    },
  },
])
/** A single field takes the whole row. (The legend is a child as well.) */
globalStyle(`${fields} > div:only-of-type`, { gridColumn: '1 / -1', maxInlineSize: '24rem' })

export const inputs = styleVariants({
  beside: [fields],
  around: [fields],
  /** In one row on wide screens. */
  below: [
    fields,
    {
      '@media': {
        [mediaQuery.large]: {
          gridTemplateColumns: equalColumns(3),
          columnGap: space[8],
          selectors: {
            '&:has(> div:nth-of-type(4):last-of-type)': { gridTemplateColumns: equalColumns(4) },
          },
        },
        [mediaQuery.wide]: { gridTemplateColumns: equalColumns(6) },
      },
    },
  ],
  belowFew: [fields, { '@media': { [mediaQuery.large]: { maxInlineSize: '36rem' } } }],
})

const ANSWER_LINE_HEIGHT = '3rem'
/** On phones the strip above the header scrolls away. */
const BELOW_HEADER = `calc(${headerHeight} + 1px)`
export const inputsArea = style([
  {
    minInlineSize: 0,
    // Room for the answer's line.
    '@media': {
      [mediaQuery.belowMedium]: { marginBlockStart: `calc(${ANSWER_LINE_HEIGHT} - ${space[6]})` },
    },
  },
  area('inputs'),
])

/**
 * The answer, on phones, while a field has the focus: between the title and the fields, or below the header
 * when the fields are scrolled. Its text is not in the document, which has it once already.
 */
const stickyAnswerBase = style([
  text.data,
  notPrinted,
  {
    display: 'none',
    position: 'sticky',
    insetBlockStart: BELOW_HEADER,
    zIndex: layer.control,
    blockSize: ANSWER_LINE_HEIGHT,
    marginBlockStart: `calc(-1 * ${ANSWER_LINE_HEIGHT})`,
    alignItems: 'center',
    backgroundColor: color.page,
    borderBlockEnd: `1px solid ${color.hairline}`,
    visibility: 'hidden',
    '::after': {
      content: 'attr(data-answer)',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    selectors: { [`${inputsArea}:focus-within &`]: { visibility: 'visible' } },
    '@media': {
      [mediaQuery.belowMedium]: { display: 'flex' },
      [mediaQuery.scrollingHeader]: { insetBlockStart: 0 },
    },
  },
])
export const stickyAnswer = styleVariants({
  current: [stickyAnswerBase, { color: color.accent }],
  outdated: [stickyAnswerBase, { color: color.muted }],
})
/** A field that gets the focus is not below the answer's line. */
globalStyle(`${fields} :is(input, select)`, {
  '@media': {
    [mediaQuery.belowMedium]: {
      scrollMarginBlockStart: `calc(${BELOW_HEADER} + ${ANSWER_LINE_HEIGHT} + 2rem)`,
    },
  },
})

const resultBase = style([
  {
    ...stack(space[1]),
    alignContent: 'start',
    // The drawing is between the answer and the buttons.
    '@media': {
      [mediaQuery.belowMedium]: { display: 'contents' },
      [mediaQuery.print]: { display: 'block' },
    },
  },
  area('result'),
])
export const answerAndNote = style({ ...stack(space[1]), alignContent: 'start' })
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
/** Reserves two lines, so that a longer result does not move what follows. */
export const answer = style({
  ...stack(space[1]),
  alignContent: 'start',
  minBlockSize: '6rem',
  '@media': { [mediaQuery.print]: { minBlockSize: 0, breakInside: 'avoid' } },
})
const figureBase = style([
  text.display,
  {
    fontSize: 'clamp(2.5rem, 4.6vw, 4rem)',
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'wrap',
    // Its own direction does not move it to the other side.
    justifySelf: 'start',
  },
])
export const figure = styleVariants({
  current: [figureBase, { color: color.accent }],
  outdated: [figureBase, { color: color.muted }],
})
export const remark = style([text.data, { fontSize: '0.9375rem', color: color.muted }])
/** Reserves its line, so that it does not move the buttons. */
export const note = style([
  text.small,
  {
    minBlockSize: `${text.small.lineHeight}em`,
    marginBlockEnd: space[2],
    color: color.ink,
    '@media': { [mediaQuery.print]: { minBlockSize: 0 } },
  },
])
export const actions = style([
  wrap(space[3]),
  {
    selectors: { '&[inert]': { opacity: 0.5 } },
    '@media': {
      [mediaQuery.belowMedium]: { order: 2 },
      [mediaQuery.upTo640]: { display: 'grid', gridTemplateColumns: columns(1, 1.4) },
      [mediaQuery.largeText]: { gridTemplateColumns: columns(1) },
    },
  },
])

const drawingBase = style([
  { minInlineSize: 0, '@media': { [mediaQuery.belowMedium]: { order: 1 } } },
  area('drawing'),
])
export const drawing = styleVariants({
  current: [drawingBase],
  /** Nearly without colour, and dimmed as far as its text stays legible. */
  outdated: [drawingBase, { filter: 'saturate(0.25)', opacity: 0.85 }],
})

export const notes = style([
  stack(space[5]),
  { '@media': { [mediaQuery.belowMedium]: { order: 3 } } },
  area('notes'),
])
export const caution = style([
  text.small,
  {
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${color.accent}`,
    maxInlineSize: measure,
  },
])

export const openContent = style([
  blockInPrint,
  split(7, 5, `${space[6]} ${space[16]}`),
  { paddingBlock: `${space[2]} ${space[8]}` },
])
export const sourcesTitle = style([text.subheading, { marginBlockEnd: space[2] }])
export const sources = style([text.small, stack(space[2]), { color: color.muted }])
