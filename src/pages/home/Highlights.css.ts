import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { equalColumnsFrom, stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { gutter, radius, space, textChars, titleChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { afterFirstPaint } from '#styles/visibility.css.ts'

export const title = style([
  text.title,
  { maxInlineSize: titleChars(18), marginBlockEnd: 'clamp(2.5rem, 5vw, 4.5rem)' },
])

/** The first item has a row to itself, and so has the second of two. Other items share a row. */
const alone = ':is(:first-child, :nth-child(2):last-child)'

export const list = style({
  ...stack(`clamp(3.5rem, 6vw, 6rem) ${gutter}`),
  ...equalColumnsFrom(mediaQuery.medium, 12),
})

export const item = style({
  ...stack(`${space[6]} ${gutter}`),
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [mediaQuery.medium]: {
      selectors: {
        [`&${alone}`]: { gridColumn: '1 / -1' },
        '&:nth-child(n + 2)': { gridColumn: 'span 6' },
      },
    },
    [mediaQuery.large]: {
      selectors: {
        [`&${alone}`]: {
          gridTemplateColumns: 'subgrid',
          gridTemplateRows: 'none',
          alignItems: 'end',
        },
        '&:nth-child(2)': { gridColumn: 'span 5' },
        '&:nth-child(3)': { gridColumn: 'span 7' },
      },
    },
  },
})

const active = `${item}:is(:hover, :focus-within)`
const draw = keyframes({ from: { transform: 'scaleX(0)' } })

export const media = style([
  afterFirstPaint,
  {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: radius.medium,
    '@media': {
      [mediaQuery.medium]: {
        aspectRatio: 'auto',
        blockSize: 'clamp(18rem, 30vw, 25rem)',
        selectors: {
          [`${item}${alone} &`]: { aspectRatio: '16 / 9', blockSize: 'auto' },
        },
      },
      [mediaQuery.large]: {
        selectors: { [`${item}${alone} &`]: { gridColumn: 'span 8' } },
      },
    },
  },
])

export const prose = style({
  ...stack(space[4]),
  justifyItems: 'start',
  blockSize: '100%',
  gridTemplateRows: 'auto 1fr auto',
  position: 'relative',
  paddingBlockStart: space[5],
  borderBlockStart: `2px solid ${color.hairline}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: -2,
    insetInline: 0,
    blockSize: 2,
    backgroundColor: color.accentLine,
    transformOrigin: 'left',
  },
  '@media': {
    [mediaQuery.motion]: {
      selectors: { [`${active} &::before`]: { animation: `${draw} 600ms ease` } },
    },
  },
})
globalStyle(`${media} img`, {
  '@media': { [mediaQuery.motion]: { transition: 'transform 600ms ease' } },
})
globalStyle(`${active} img`, {
  '@media': { [mediaQuery.motion]: { transform: 'scale(1.03)' } },
})

export const place = style({
  display: 'grid',
  '@media': {
    [mediaQuery.large]: {
      selectors: { [`${item}${alone} &`]: { gridColumn: 'span 4' } },
    },
  },
})

export const name = style([text.title, { fontSize: 'clamp(1.5rem, 2.4vw, 2.125rem)' }])
export const description = style({ maxInlineSize: textChars(46) })
