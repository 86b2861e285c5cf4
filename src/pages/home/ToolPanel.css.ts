import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { nudged, nudgeTransform } from '#ui/Drawing/Drawing.css.ts'
import { color } from '#styles/contract.css.ts'
import { equalColumns, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { outdated } from '#styles/motifs.ts'
import { nightBand } from '#styles/themes.css.ts'
import {
  contentWidth,
  font,
  gutter,
  radius,
  sectionSpace,
  space,
  textChars,
  titleChars,
} from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript, unseen } from '#styles/visibility.css.ts'

export const root = style([
  nightBand,
  {
    display: 'grid',
    gridTemplateColumns: equalColumns(2),
    gap: 1,
    overflow: 'clip',
    borderBlockStart: `1px solid ${color.hairline}`,
    '@media': {
      [mediaQuery.medium]: { gridTemplateColumns: equalColumns(3) },
      [mediaQuery.large]: {
        inlineSize: `calc(100% - 2 * ${gutter})`,
        maxInlineSize: contentWidth,
        margin: `0 auto ${sectionSpace}`,
        border: `1px solid ${color.hairline}`,
        borderRadius: radius.large,
      },
      [mediaQuery.wide]: {
        gridTemplateColumns: equalColumns(5),
        gridAutoRows: 'minmax(15rem, auto)',
      },
      [mediaQuery.print]: { inlineSize: 'auto', margin: 0, border: 'none' },
    },
  },
])

export const prose = style({
  ...stack(space[4]),
  gridColumn: '1 / -1',
  justifyItems: 'start',
  alignContent: 'center',
  paddingInline: gutter,
  paddingBlock: space[10],
  '@media': {
    [mediaQuery.large]: { paddingInline: space[5] },
    [mediaQuery.wide]: { gridArea: '1 / 1 / 2 / 3', paddingBlock: space[8] },
    [mediaQuery.print]: { paddingBlock: `0 ${space[3]}`, paddingInline: gutter },
  },
})
/** Beside the text on wide screens; the cells are below both. */
export const flight = style([
  needsScript,
  {
    ...stack(space[3]),
    gridColumn: '1 / -1',
    alignContent: 'center',
    justifyItems: 'start',
    paddingInline: gutter,
    paddingBlockEnd: space[8],
    '@media': {
      [mediaQuery.large]: { paddingInline: space[5] },
      [mediaQuery.wide]: { gridArea: '1 / 3 / 2 / 6', paddingBlock: space[8] },
      [mediaQuery.print]: { paddingBlock: 0, paddingInline: gutter },
    },
  },
])
export const title = style([
  text.heading,
  { fontSize: 'clamp(1.5rem, 2.2vw, 2rem)', maxInlineSize: titleChars(18) },
])
export const paragraph = style([text.small, { maxInlineSize: textChars(44) }])

export const cells = style({
  display: 'contents',
  '@media': {
    [mediaQuery.print]: {
      display: 'grid',
      gridTemplateColumns: equalColumns(5),
      paddingInline: gutter,
    },
  },
})
const cellBase = style({
  display: 'grid',
  boxShadow: `0 0 0 1px ${color.hairline}`,
  breakInside: 'avoid',
})
export const cell = styleVariants({
  tool: [
    cellBase,
    {
      '@media': {
        [mediaQuery.belowMedium]: {
          selectors: { '&:last-child:nth-child(even)': { gridColumn: '1 / -1' } },
        },
      },
    },
  ],
  map: [
    cellBase,
    {
      gridColumn: '1 / -1',
      '@media': {
        [mediaQuery.wide]: { gridArea: '2 / 1 / 5 / 3' },
        [mediaQuery.print]: { gridArea: 'auto' },
      },
    },
  ],
})

const linkBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: equalColumns(1),
  gridTemplateRows: 'auto 1fr auto auto',
  minBlockSize: '13rem',
  minInlineSize: 0,
  padding: space[5],
  color: color.body,
  textDecoration: 'none',
  ':hover': { color: color.ink, backgroundColor: color.surface },
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    [mediaQuery.belowMedium]: { padding: space[4] },
    [mediaQuery.print]: { minBlockSize: 0, padding: `${space[2]} ${space[3]} 0 0` },
  },
})
export const link = style([linkBase])
export const outdatedLink = style([linkBase, outdated])
export const preview = style({ display: 'contents' })
export const anyDrawing = style({
  alignSelf: 'center',
  minInlineSize: 0,
  // The link receives presses on the drawing, and a finger on it scrolls the page.
  pointerEvents: 'none',
  // The browser lays out a drawing only when it is near the window. Until then, the proportions reserve its
  // space.
  contentVisibility: 'auto',
  boxSizing: 'content-box',
  '@media': { [mediaQuery.print]: { contentVisibility: 'visible' } },
})
export const drawing = styleVariants({
  miniature: [
    anyDrawing,
    { display: 'grid', alignContent: 'center', paddingBlock: space[4], aspectRatio: '2 / 1' },
  ],
  whole: [
    anyDrawing,
    {
      display: 'block',
      justifySelf: 'center',
      paddingBlockEnd: space[4],
      inlineSize: '100%',
      maxInlineSize: '32rem',
      aspectRatio: '1',
    },
  ],
})
globalStyle(`${drawing.whole} > *`, { margin: '0 !important' })

export const figure = style({
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: '1.375rem',
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  color: color.accent,
  '@media': {
    [mediaQuery.belowMedium]: { fontSize: '1.125rem' },
    [mediaQuery.print]: { fontSize: '1rem' },
  },
})
/** Reserves three lines, as many as the longest answer has, so that the figures of a row are level. */
export const name = style([
  text.small,
  {
    marginBlockStart: space[1],
    '@media': { [mediaQuery.medium]: { minBlockSize: '3lh' } },
  },
])
/** Narrow cells have room for the name alone; screen readers read the sentence, too. */
export const sentence = style({
  color: color.muted,
  '@media': { [mediaQuery.belowMedium]: unseen },
})

const nudge = keyframes({ '50%': { transform: nudgeTransform } })
globalStyle(`${linkBase}:is(:hover, :focus-visible) ${nudged}`, {
  '@media': {
    [mediaQuery.motion]: { animation: `${nudge} 900ms cubic-bezier(0.65, 0, 0.35, 1)` },
  },
})
