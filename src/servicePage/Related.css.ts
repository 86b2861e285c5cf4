import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { coveringLink, wordsOverLink } from '#styles/control.ts'
import { ends, equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { gutter, radius, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { blockInPrint } from '#styles/visibility.css.ts'

export const list = style({
  ...stack(`${space[4]} ${gutter}`),
  ...equalColumnsFrom(mediaQuery.medium, 2),
})

export const item = style([
  blockInPrint,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'clamp(6.25rem, 14vw, 12.5rem) minmax(0, 1fr)',
    overflow: 'hidden',
    backgroundColor: color.surface,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.small,
    '@media': { [mediaQuery.print]: { border: 0 } },
  },
])

const active = `${item}:is(:hover, :focus-within)`

export const media = style({ position: 'relative', overflow: 'hidden' })

export const prose = style({
  ...stack(space[1]),
  alignContent: 'center',
  minBlockSize: '7.5rem',
  paddingBlock: space[4],
  paddingInline: 'clamp(0.75rem, 1.7vw, 1.5rem)',
  '@media': { [mediaQuery.print]: { minBlockSize: 0, padding: 0 } },
})

export const name = style([
  text.heading,
  {
    ...ends(space[4]),
    fontSize: 'clamp(1.125rem, 1.6vw, 1.5rem)',
    overflowWrap: 'anywhere',
    color: color.link,
  },
])

export const link = style({
  ...coveringLink,
  selectors: { [`${item}:hover &`]: { color: color.link } },
})

globalStyle(`${media} img`, {
  '@media': { [mediaQuery.motion]: { transition: 'transform 600ms ease' } },
})
globalStyle(`${active} img`, {
  '@media': { [mediaQuery.motion]: { transform: 'scale(1.03)' } },
})
export const arrow = style({
  flex: 'none',
  '@media': {
    [mediaQuery.phone]: { display: 'none' },
    [mediaQuery.motion]: {
      transition: 'transform 200ms ease',
      selectors: { [`${active} &`]: { transform: 'translateX(6px)' } },
    },
  },
})

export const reason = style([text.small, wordsOverLink])
