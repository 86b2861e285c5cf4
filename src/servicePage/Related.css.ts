import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { coveringLink, wordsOverLink } from '#styles/control.ts'
import { ends, equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { gutter, radius, space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const list = style({
  ...stack(`${space[10]} ${gutter}`),
  ...equalColumnsFrom(mediaQuery.medium, 2),
})

export const item = style({ position: 'relative' })

/** Matches while the pointer is over the link, which covers the item, or the link has the focus. */
const active = `${item}:is(:hover, :focus-within)`

export const media = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.medium,
})

export const name = style([
  text.heading,
  {
    ...ends(space[4]),
    paddingBlock: `${space[5]} ${space[1]}`,
    fontSize: 'clamp(1.25rem, 1.9vw, 1.75rem)',
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
  '@media': {
    [mediaQuery.motion]: {
      transition: 'transform 200ms ease',
      selectors: { [`${active} &`]: { transform: 'translateX(6px)' } },
    },
  },
})

export const reason = style({ ...wordsOverLink, maxInlineSize: textChars(62) })
