import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { mover } from '#ui/Drawing/Drawing.css.ts'
import { color } from '#styles/contract.css.ts'
import { equalColumns, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { nightBand } from '#styles/themes.css.ts'
import { font, gutter, radius, sectionSpace, space, textChars, titleChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { notPrinted } from '#styles/visibility.css.ts'

/**
 * Dark in both themes. On phones it is full-width and touches the section below. On wide screens it has five
 * columns: text above the map, and the other tools beside them.
 */
export const root = style([
  // Not printed: the tools are printed on their service pages.
  notPrinted,
  nightBand,
  {
    display: 'grid',
    gridTemplateColumns: equalColumns(2),
    gap: 1,
    overflow: 'clip',
    margin: `0 calc(-1 * ${gutter}) calc(-1 * ${sectionSpace})`,
    borderBlockStart: `1px solid ${color.hairline}`,
    '@media': {
      [mediaQuery.medium]: { gridTemplateColumns: equalColumns(3) },
      [mediaQuery.large]: {
        margin: 0,
        border: `1px solid ${color.hairline}`,
        borderRadius: radius.large,
      },
      [mediaQuery.wide]: {
        gridTemplateColumns: equalColumns(5),
        gridAutoRows: 'minmax(15rem, auto)',
      },
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
  '@media': { [mediaQuery.wide]: { gridArea: '1 / 1 / 2 / 3', padding: space[8] } },
})
export const kicker = style([text.data, { color: color.accent }])
export const title = style([
  text.heading,
  { fontSize: 'clamp(1.5rem, 2.2vw, 2rem)', maxInlineSize: titleChars(18) },
])
export const paragraph = style([text.small, { maxInlineSize: textChars(44) }])

export const cells = style({ display: 'contents', listStyle: 'none' })
const cellBase = style({ display: 'grid', boxShadow: `0 0 0 1px ${color.hairline}` })
export const cell = styleVariants({
  tool: [
    cellBase,
    {
      '@media': {
        // On phones, nine tools are in two columns.
        [mediaQuery.belowMedium]: {
          selectors: { '&:last-child:nth-child(even)': { gridColumn: '1 / -1' } },
        },
      },
    },
  ],
  map: [
    cellBase,
    {
      gridRow: 2,
      gridColumn: '1 / -1',
      '@media': { [mediaQuery.wide]: { gridArea: '2 / 1 / 4 / 3' } },
    },
  ],
})

export const link = style({
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
  '@media': { [mediaQuery.belowMedium]: { padding: space[4] } },
})
export const number = style([text.data, { color: color.accent }])
export const preview = style({ display: 'contents' })
const drawingBase = style({
  alignSelf: 'center',
  minInlineSize: 0,
  // The link receives presses on the drawing, and a finger on it scrolls the page.
  pointerEvents: 'none',
  // The browser lays out a drawing only when it is near the window.
  contentVisibility: 'auto',
})
export const drawing = styleVariants({
  reduced: [
    drawingBase,
    { display: 'block', paddingBlock: space[4], containIntrinsicBlockSize: 'auto 7rem' },
  ],
  whole: [
    drawingBase,
    {
      display: 'block',
      justifySelf: 'center',
      paddingBlockEnd: space[4],
      inlineSize: '100%',
      maxInlineSize: '32rem',
      containIntrinsicBlockSize: 'auto 28rem',
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
  '@media': { [mediaQuery.belowMedium]: { fontSize: '1.125rem' } },
})
export const name = style([text.small, { marginBlockStart: space[1] }])

/** Moves the handle to another stop of the tool and back, in units of the drawing. */
const nudge = keyframes({ '50%': { transform: 'translateX(-72px)' } })
globalStyle(`${link}:is(:hover, :focus-visible) ${mover}`, {
  '@media': {
    [mediaQuery.motion]: { animation: `${nudge} 900ms cubic-bezier(0.65, 0, 0.35, 1)` },
  },
})
