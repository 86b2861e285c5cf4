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

const whenActive = (selector: string, rule: StyleRule): StyleRule => ({
  selectors: { [`${slot}:focus-within ${selector}`]: rule },
  '@media': { [mediaQuery.hover]: { selectors: { [`${slot}:hover ${selector}`]: rule } } },
})

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

const strip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: equalColumns(1),
  blockSize: '100%',
  overflow: 'hidden',
  backgroundColor: color.surface,
  border: `1px solid ${color.hairline}`,
  '@media': {
    [mediaQuery.medium]: { gridTemplateRows: 'auto minmax(0, 1fr)' },
    [mediaQuery.large]: {
      gridTemplateColumns: 'min(40%, 30rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto',
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
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    backgroundColor: color.inset,
    '@media': { [mediaQuery.large]: { aspectRatio: 'auto', minBlockSize: '16rem' } },
  },
])

export const prose = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'baseline',
  rowGap: space[2],
  padding: space[5],
  '@media': {
    [mediaQuery.large]: {
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      padding: `${space[6]} ${space[8]}`,
    },
  },
})
export const number = style([
  text.data,
  {
    gridArea: '1 / 2',
    color: color.accent,
    '@media': { [mediaQuery.large]: { gridArea: '1 / 1', fontSize: '1.375rem' } },
  },
])
export const head = style({
  ...stack(space[2]),
  gridArea: '1 / 1 / auto / -1',
  '@media': {
    [mediaQuery.large]: { gridArea: '1 / 2' },
    [mediaQuery.wide]: { ...ends(space[6]), flexDirection: 'row-reverse', alignItems: 'baseline' },
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
const belowTitle = style({
  gridColumn: '1 / -1',
  '@media': { [mediaQuery.large]: { gridColumn: 2 } },
})
export const description = style([belowTitle, wordsOverLink])
export const arrow = style({ color: color.link })

export const link = style({
  ...coveringLink,
  selectors: { [`${card}:hover &`]: { color: color.link } },
})

export const tool = style([
  belowTitle,
  {
    position: 'relative',
    zIndex: layer.raised,
    ...wrap(`0 ${space[3]}`),
    alignItems: 'center',
    alignSelf: 'end',
    justifySelf: 'start',
    fontSize: '0.9375rem',
    lineHeight: 1.47,
  },
])
export const answer = style({
  cursor: 'pointer',
  flexBasis: '100%',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  fontWeight: 600,
  color: color.accent,
})
/** Not `touchTarget`, whose flex layout would put the arrow beside a name of two lines, not after it. */
export const toolLink = style({
  paddingBlock: space[3],
  textWrap: 'balance',
  color: color.link,
})
globalStyle(`${toolLink} > svg`, {
  display: 'inline',
  marginInlineStart: space[2],
  verticalAlign: '-0.25em',
})
