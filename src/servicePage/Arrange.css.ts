import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, labelled, stack } from '#styles/layout.ts'
import { paper } from '#styles/motifs.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'
import * as details from '#ui/Details/Details.css.ts'

const inset = 'clamp(1.25rem, 3vw, 3rem)'

/** The papers on which the points are shown, always in the same order. */
export const form = styleVariants({
  plain: [blockInPrint],
  /** A card with a double rule, folded in the middle, and the dishes centred on each half. */
  menu: [
    blockInPrint,
    {
      ...paper,
      padding: inset,
      textAlign: 'center',
      outline: `1px solid ${color.accent}`,
      outlineOffset: '-0.625rem',
    },
  ],
  /** A sheet of numbered lines, ruled down the margin. */
  crewSheet: [
    blockInPrint,
    { ...paper, counterReset: 'ordinal', paddingInline: inset, paddingBlock: space[4] },
  ],
  /** Numbered boxes that share their lines. */
  waybill: [
    blockInPrint,
    { ...paper, counterReset: 'ordinal', borderColor: color.ink, borderRadius: 0 },
  ],
})

/** Always open on wide screens and on paper. Older browsers still show the summary there. */
export const rest = style([
  details.root,
  {
    borderBlock: 0,
    '@supports': {
      'selector(::details-content)': {
        '@media': {
          [mediaQuery.mediumOrPrint]: {
            selectors: {
              '&::details-content': { display: 'block', contentVisibility: 'visible' },
            },
          },
        },
      },
    },
  },
])

export const summary = style([
  details.summary,
  {
    selectors: {
      [`${form.menu} &`]: { justifyContent: 'center' },
      [`${form.waybill} &`]: { paddingInline: space[4] },
    },
    '@supports': {
      'selector(::details-content)': {
        '@media': { [mediaQuery.mediumOrPrint]: { display: 'none' } },
      },
    },
  },
])

/** Points beside one another share a row, so that their titles are level. */
const list = style({
  selectors: {
    [`${form.waybill} &`]: { display: 'grid' },
  },
  '@media': {
    [mediaQuery.medium]: {
      selectors: { [`${form.waybill} &`]: { gridTemplateColumns: columns(1, 1) } },
    },
    [mediaQuery.wide]: {
      display: 'grid',
      gridTemplateColumns: columns(1, 1),
      selectors: {
        [`${form.plain} &`]: { columnGap: space[16] },
        [`${form.crewSheet} &`]: { columnGap: space[10] },
        [`${form.waybill} &`]: { gridTemplateColumns: columns(1, 1, 1, 1) },
      },
    },
  },
})

const item = style({
  selectors: {
    [`${form.plain} &`]: {
      ...stack(space[1]),
      alignContent: 'start',
      paddingBlock: space[4],
      borderBlockStart: `1px solid ${color.hairline}`,
    },
    [`${form.menu} &`]: {
      ...stack(space[1]),
      alignContent: 'start',
      justifyItems: 'center',
      padding: space[4],
    },
    [`${form.crewSheet} &`]: {
      ...labelled('2.5rem'),
      alignContent: 'start',
      rowGap: space[1],
      paddingBlock: space[3],
      borderBlockStart: `1px dashed ${color.hairline}`,
    },
    [`${form.crewSheet} > ${list} > &:first-child`]: { borderBlockStart: 0 },
    [`:is(${form.crewSheet}, ${form.waybill}) &::before`]: {
      ...text.data,
      content: 'counter(ordinal, decimal-leading-zero)',
      color: color.accent,
    },
    [`${form.waybill} &`]: {
      ...stack(space[1]),
      alignContent: 'start',
      padding: space[4],
      // Neighbours share their lines.
      boxShadow: `0 0 0 0.5px ${color.ink}`,
    },
  },
  counterIncrement: 'ordinal',
  '@media': {
    // Title beside text, on screens too narrow for two columns of points.
    [mediaQuery.medium]: {
      selectors: {
        [`${form.plain} &`]: {
          gridTemplateColumns: columns(3, 5),
          columnGap: space[8],
          alignItems: 'baseline',
        },
      },
    },
    [mediaQuery.wide]: {
      selectors: {
        [`${form.plain} &`]: { gridTemplateColumns: columns(1) },
        // The fold of the card.
        [`${form.menu} &:nth-child(2n)`]: { borderInlineStart: `1px solid ${color.hairline}` },
        [`${form.crewSheet} > ${list} > &:nth-child(2)`]: { borderBlockStart: 0 },
      },
    },
  },
})

const name = style([
  text.heading,
  {
    fontSize: '1.1875rem',
    selectors: {
      [`${form.menu} &`]: { fontSize: '1.25rem' },
      // A short rule between title and dish.
      [`${form.menu} &::after`]: {
        content: '',
        display: 'block',
        inlineSize: space[6],
        marginBlock: `${space[2]} ${space[1]}`,
        marginInline: 'auto',
        borderBlockStart: `1px solid ${color.accent}`,
      },
      [`${form.crewSheet} &`]: { fontSize: '1.0625rem' },
      [`${form.waybill} &`]: { ...text.data, fontSize: '0.875rem', fontWeight: 400 },
    },
  },
])

const paragraph = style({
  selectors: {
    [`${form.menu} &`]: { maxInlineSize: textChars(40) },
    [`${form.crewSheet} &`]: { gridColumn: 2 },
    [`${form.waybill} &`]: { color: color.ink },
  },
})

export const points = { list, item, name, paragraph }
