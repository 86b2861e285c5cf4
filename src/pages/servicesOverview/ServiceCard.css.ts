import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { coveringLink, wordsOverLink } from '#styles/control.ts'
import { ends, equalColumns, stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { onPicture } from '#styles/themes.css.ts'
import { layer, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { afterFirstPaint, notPrinted } from '#styles/visibility.css.ts'

const SLIDE = '0.5rem'
const DURATION = '160ms ease'

/** The slot of a strip stays in place while the strip slides, to keep it under the pointer. */
export const slot = style({ position: 'relative' })

/** Applies a style to the strip that is hovered or focused. */
const whenActive = (selector: string, rule: StyleRule): StyleRule => ({
  selectors: { [`${slot}:focus-within ${selector}`]: rule },
  '@media': { [mediaQuery.hover]: { selectors: { [`${slot}:hover ${selector}`]: rule } } },
})

/** The brass tab that a strip uncovers when it slides. */
export const tab = style([
  notPrinted,
  onPicture,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: SLIDE,
    backgroundColor: color.accent,
    opacity: 0,
  },
  whenActive('&', { opacity: 1 }),
])

/** The boxes of a flight strip, separated by hairlines. */
const strip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: equalColumns(1),
  gridTemplateAreas: '"media" "prose" "send"',
  blockSize: '100%',
  overflow: 'hidden',
  backgroundColor: color.surface,
  border: `1px solid ${color.hairline}`,
  '@media': {
    [mediaQuery.medium]: { gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    [mediaQuery.large]: {
      gridTemplateColumns: '4fr 5rem minmax(0, 5fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"media number prose send"',
    },
  },
})

export const card = style([
  strip,
  whenActive('&', { transform: `translateX(${SLIDE})` }),
  { '@media': { [mediaQuery.motion]: { transition: `transform ${DURATION}` } } },
])

export const media = style([
  afterFirstPaint,
  {
    gridArea: 'media',
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    backgroundColor: color.inset,
    '@media': { [mediaQuery.large]: { aspectRatio: 'auto', minBlockSize: '15rem' } },
  },
])

/** The service's number: on the line of the code, or on wide screens in a box of its own. */
export const number = style([
  text.data,
  {
    gridArea: 'prose',
    justifySelf: 'end',
    paddingBlockStart: space[5],
    paddingInlineEnd: space[5],
    color: color.accent,
    '@media': {
      [mediaQuery.large]: {
        gridArea: 'number',
        display: 'grid',
        placeItems: 'center',
        justifySelf: 'stretch',
        padding: 0,
        fontSize: '1.375rem',
        borderInlineEnd: `1px solid ${color.hairline}`,
      },
    },
  },
])

export const prose = style({
  gridArea: 'prose',
  ...stack(space[2]),
  alignContent: 'start',
  padding: space[5],
  '@media': {
    [mediaQuery.large]: { alignContent: 'center', paddingInline: space[8] },
  },
})
export const code = style([
  text.data,
  wordsOverLink,
  {
    paddingInlineEnd: '3ch',
    color: color.muted,
    '@media': { [mediaQuery.large]: { padding: 0 } },
  },
])
export const name = style([
  text.heading,
  {
    ...ends(space[4]),
    fontSize: 'clamp(1.25rem, 1.9vw, 1.75rem)',
    overflowWrap: 'anywhere',
  },
])
export const description = style(wordsOverLink)
export const arrow = style({ color: color.link })

export const link = style({
  ...coveringLink,
  selectors: { [`${card}:hover &`]: { color: color.link } },
})

/** The instrument's link is above the link that covers the card. */
export const instrument = style([
  text.data,
  {
    position: 'relative',
    zIndex: layer.raised,
    ...wrap(`0 ${space[3]}`),
    alignItems: 'center',
    justifySelf: 'start',
    marginBlockStart: space[2],
    fontSize: '0.875rem',
  },
])
/** A line of its own above the link of the tool. */
export const answer = style({
  cursor: 'pointer',
  flexBasis: '100%',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  color: color.accent,
})
/** Not `touchTarget`, whose flex layout would put the arrow beside a name of two lines, not after it. */
export const instrumentLink = style({
  paddingBlock: space[3],
  textWrap: 'balance',
  color: color.link,
})
globalStyle(`${instrumentLink} > svg`, {
  display: 'inline',
  marginInlineStart: space[2],
  verticalAlign: '-0.25em',
})

export const send = style([
  text.data,
  wordsOverLink,
  {
    gridArea: 'send',
    display: 'grid',
    gridTemplateColumns: equalColumns(1),
    overflowWrap: 'anywhere',
    alignContent: 'center',
    padding: `${space[4]} ${space[5]}`,
    borderBlockStart: `1px dashed ${color.hairline}`,
    lineHeight: 1.7,
    '@media': {
      [mediaQuery.large]: {
        paddingInline: space[6],
        borderBlockStart: 0,
        borderInlineStart: `1px dashed ${color.hairline}`,
      },
    },
  },
])
export const sendLabel = style({ color: color.muted, marginBlockEnd: space[1] })
