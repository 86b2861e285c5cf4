import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { buttonRow, equalColumnsFrom, labelled, row, split, stack } from '#styles/layout.ts'
import { paper } from '#styles/motifs.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { notPrinted } from '#styles/visibility.css.ts'
import * as section from '#ui/Section/Section.css.ts'

export const root = style(split(7, 5, space[16]))

export const sheet = style({
  alignSelf: 'start',
  ...paper,
  '@media': { [mediaQuery.print]: { breakInside: 'avoid' } },
})

const inset = 'clamp(1.25rem, 2.5vw, 2rem)'

export const head = style([
  row(`${space[4]} ${space[6]}`),
  { paddingBlock: `clamp(1.5rem, 2.5vw, 2rem) ${space[6]}`, paddingInline: inset },
])

export const address = style([
  text.data,
  {
    ...labelled('2rem'),
    rowGap: space[1],
    paddingBlock: space[4],
    paddingInline: inset,
    borderBlock: `1px solid ${color.control}`,
    overflowWrap: 'anywhere',
  },
])

export const sendNote = style([text.small, { paddingBlock: `${space[4]} 0`, paddingInline: inset }])
export const documentsLink = style([
  text.small,
  {
    paddingBlock: space[4],
    paddingInline: inset,
    borderBlockStart: `1px solid ${color.control}`,
  },
])

const IN_COLUMNS = `screen and ${mediaQuery.wide}`
/** Two columns on wide screens, so that the list is about as high as the notes beside it. */
export const lines = style({
  paddingBlock: space[2],
  paddingInline: inset,
  '@media': {
    [IN_COLUMNS]: { columnCount: 2, columnGap: space[10], paddingBlockEnd: space[5] },
  },
})
export const list = style({})
/** Heading of the usual documents. */
export const group = style([
  text.data,
  {
    paddingBlock: `${space[4]} 0`,
    paddingInline: inset,
    borderBlockStart: `1px solid ${color.control}`,
    fontWeight: 400,
    color: color.muted,
  },
])

export const foot = style([
  notPrinted,
  buttonRow,
  { padding: inset, borderBlockStart: `1px solid ${color.control}` },
])

const LINE = `1px dashed ${color.hairline}`
export const line = style({
  paddingBlock: '0.6875rem',
  breakInside: 'avoid',
  borderBlockEnd: LINE,
  lineHeight: 1.4,
  // `pretty` would break a list of papers after its first two words, plain wrapping before its last.
  textWrap: 'balance',
  selectors: { [`${list}:last-child > &:last-child`]: { borderBlockEnd: 0 } },
  '@media': {
    [IN_COLUMNS]: { selectors: { '&&&:last-child': { borderBlockEnd: LINE } } },
    [mediaQuery.print]: { paddingBlock: '1mm' },
  },
})

/** Where the notes stand beside the list, as high together as it is. */
const BESIDE_LIST = `screen and ${mediaQuery.large}`

export const notes = style({
  paddingBlockStart: 'clamp(0rem, 2.5vw, 2rem)',
  '@media': {
    [BESIDE_LIST]: { display: 'grid', gridTemplateRows: 'auto 1fr' },
  },
})
/** Aligned with the heading of the list beside it, which is centred on a 3rem button below a 1px border. */
export const notesTitle = style([
  section.title.plain,
  { '@media': { [mediaQuery.large]: { paddingBlockStart: 'calc((3rem - 1lh) / 2 + 1px)' } } },
])
export const points = style([
  stack(`${space[6]} ${space[8]}`),
  equalColumnsFrom(mediaQuery.tablet, 2),
  {
    marginBlockStart: space[8],
    '@media': { [BESIDE_LIST]: { gridAutoRows: '1fr', rowGap: 0 } },
  },
])
export const point = style({
  '@media': {
    [BESIDE_LIST]: {
      paddingBlock: space[4],
      borderBlockStart: `1px solid ${color.control}`,
    },
  },
})
export const pointText = style({ marginBlockStart: space[1], maxInlineSize: textChars(52) })
