import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { layer, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

/** Boxes of a flight strip, parted by hairlines; the brass edge marks the one at hand. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gridTemplateAreas: '"media media" "number words" "send send"',
  blockSize: '100%',
  overflow: 'hidden',
  backgroundColor: color.surface,
  border: `1px solid ${color.hairline}`,
  ':hover': { borderColor: color.control },
  ':focus-within': { borderColor: color.control },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: 1,
    inlineSize: 4,
    backgroundColor: color.accent,
    opacity: 0,
  },
  selectors: { '&:hover::before, &:focus-within::before': { opacity: 1 } },
  '@media': {
    [mediaQuery.small]: { gridTemplateColumns: '4rem minmax(0, 1fr)' },
    [mediaQuery.medium]: { gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    [mediaQuery.large]: {
      gridTemplateColumns: '4fr 5rem minmax(0, 5fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"media number words send"',
    },
  },
})

export const media = style({
  gridArea: 'media',
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: color.inset,
  '@media': { [mediaQuery.large]: { aspectRatio: 'auto', minBlockSize: '15rem' } },
})

export const number = style([
  text.data,
  {
    gridArea: 'number',
    display: 'grid',
    placeItems: 'center',
    fontSize: '1.375rem',
    color: color.accent,
    borderInlineEnd: `1px solid ${color.hairline}`,
  },
])

export const words = style({
  gridArea: 'words',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[2],
  padding: `${space[5]} ${space[4]}`,
  '@media': {
    [mediaQuery.small]: { paddingInline: space[5] },
    [mediaQuery.large]: { paddingInline: space[8] },
  },
})
export const code = style([text.data, { color: color.muted }])
export const name = style([
  text.heading,
  { fontSize: 'clamp(1.25rem, 1.9vw, 1.75rem)', hyphens: 'auto' },
])

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${card}:hover &`]: { color: color.link } },
})

/** Above the link that covers the card. */
export const instrument = style([
  text.data,
  {
    position: 'relative',
    zIndex: layer.raised,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifySelf: 'start',
    columnGap: space[3],
    marginBlockStart: space[2],
    fontSize: '0.875rem',
  },
])
export const instrumentLabel = style({
  flexBasis: '100%',
  color: color.muted,
  '@media': { [mediaQuery.large]: { flexBasis: 'auto' } },
})
export const instrumentLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  color: color.link,
})

export const send = style([
  text.data,
  {
    gridArea: 'send',
    display: 'grid',
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
