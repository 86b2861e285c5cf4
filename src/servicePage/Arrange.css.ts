import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, labelled, stack } from '#styles/layout.ts'
import { paper } from '#styles/motifs.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

const inset = 'clamp(1.25rem, 3vw, 3rem)'

export const papers = styleVariants({
  plain: [blockInPrint],
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
  crewSheet: [
    blockInPrint,
    { ...paper, counterReset: 'ordinal', paddingInline: inset, paddingBlock: space[4] },
  ],
  waybill: [
    blockInPrint,
    { ...paper, counterReset: 'ordinal', borderColor: color.ink, borderRadius: 0 },
  ],
})

export const summary = style({
  selectors: {
    [`${papers.menu} &`]: { justifyContent: 'center' },
    [`${papers.waybill} &`]: { paddingInline: space[4] },
  },
})

const list = style({
  selectors: {
    [`${papers.waybill} &`]: { display: 'grid' },
  },
  '@media': {
    [mediaQuery.medium]: {
      selectors: { [`${papers.waybill} &`]: { gridTemplateColumns: columns(1, 1) } },
    },
    [mediaQuery.wide]: {
      display: 'grid',
      gridTemplateColumns: columns(1, 1),
      selectors: {
        [`${papers.plain} &`]: { columnGap: space[16] },
        [`${papers.crewSheet} &`]: { columnGap: space[10] },
        [`${papers.waybill} &`]: { gridTemplateColumns: columns(1, 1, 1, 1) },
      },
    },
  },
})

const item = style({
  selectors: {
    [`${papers.plain} &`]: {
      ...stack(space[1]),
      alignContent: 'start',
      paddingBlock: space[4],
      borderBlockStart: `1px solid ${color.hairline}`,
    },
    [`${papers.menu} &`]: {
      ...stack(space[1]),
      alignContent: 'start',
      justifyItems: 'center',
      padding: space[4],
    },
    [`${papers.crewSheet} &`]: {
      ...labelled('2.5rem'),
      alignContent: 'start',
      rowGap: space[1],
      paddingBlock: space[3],
      borderBlockStart: `1px dashed ${color.hairline}`,
    },
    [`${papers.crewSheet} > ${list} > &:first-child`]: { borderBlockStart: 0 },
    [`:is(${papers.crewSheet}, ${papers.waybill}) &::before`]: {
      ...text.data,
      content: 'counter(ordinal, decimal-leading-zero)',
      color: color.accent,
    },
    [`${papers.waybill} &`]: {
      ...stack(space[1]),
      alignContent: 'start',
      padding: space[4],
      boxShadow: `0 0 0 0.5px ${color.ink}`,
    },
  },
  counterIncrement: 'ordinal',
  '@media': {
    [mediaQuery.medium]: {
      selectors: {
        [`${papers.plain} &`]: {
          gridTemplateColumns: columns(3, 5),
          columnGap: space[8],
          alignItems: 'baseline',
        },
      },
    },
    [mediaQuery.wide]: {
      selectors: {
        [`${papers.plain} &`]: { gridTemplateColumns: columns(1) },
        [`${papers.menu} &:nth-child(2n)`]: { borderInlineStart: `1px solid ${color.hairline}` },
        [`${papers.crewSheet} > ${list} > &:nth-child(2)`]: { borderBlockStart: 0 },
      },
    },
  },
})

const name = style([
  text.heading,
  {
    fontSize: '1.1875rem',
    selectors: {
      [`${papers.menu} &`]: { fontSize: '1.25rem' },
      [`${papers.menu} &::after`]: {
        content: '',
        display: 'block',
        inlineSize: space[6],
        marginBlock: `${space[2]} ${space[1]}`,
        marginInline: 'auto',
        borderBlockStart: `1px solid ${color.accent}`,
      },
      [`${papers.crewSheet} &`]: { fontSize: '1.0625rem' },
      [`${papers.waybill} &`]: { ...text.data, fontSize: '0.875rem', fontWeight: 400 },
    },
  },
])

const paragraph = style({
  selectors: {
    [`${papers.menu} &`]: { maxInlineSize: textChars(40) },
    [`${papers.crewSheet} &`]: { gridColumn: 2 },
    [`${papers.waybill} &`]: { color: color.ink },
  },
})

export const points = { list, item, name, paragraph }
