import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { stack, wrap } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const intro = style({
  ...stack(space[3]),
  marginBlockEnd: space[12],
  '@media': {
    [mediaQuery.print]: { breakInside: 'avoid', breakAfter: 'avoid', marginBlockEnd: 0 },
  },
})
export const title = style(text.title)
export const subtitles = style({ ...wrap(`0 ${space[4]}`), alignItems: 'baseline' })
export const subtitle = style([text.lead, { color: color.muted }])

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  paddingInline: space[10],
  paddingBlockEnd: space[8],
  backgroundColor: color.surface,
})

export const emblem = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  marginInline: `-${space[10]}`,
  overflow: 'hidden',
})

export const prose = style([
  text.heading,
  {
    position: 'relative',
    flex: 1,
    marginBlockStart: space[6],
    marginBlockEnd: space[8],
    fontSize: '1.125rem',
    lineHeight: 1.45,
    color: color.ink,
    textWrap: 'pretty',
    '@media': { [mediaQuery.print]: { marginBlock: `0 ${space[2]}` } },
    // Hangs in the margin, so that the text keeps its edge. Screen readers skip it.
    '::before': {
      content: ['"“"', '"“" / ""'],
      position: 'absolute',
      insetInlineStart: '-0.6em',
      insetBlockStart: '-0.06em',
      fontSize: '3rem',
      lineHeight: 1,
      color: color.accent,
    },
  },
])

export const source = style([
  text.small,
  {
    fontWeight: 600,
    color: color.muted,
    '::before': {
      content: '',
      display: 'block',
      inlineSize: space[8],
      marginBlockEnd: space[3],
      borderBlockStart: `2px solid ${color.accentLine}`,
    },
  },
])
