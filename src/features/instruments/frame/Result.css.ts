import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

/** Reserves two lines, so that a longer result does not move what follows. */
export const answer = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: '6rem',
  '@media': { [mediaQuery.print]: { minBlockSize: 0, breakInside: 'avoid' } },
})
const figureBase = style([
  text.display,
  {
    fontSize: 'clamp(2.5rem, 4.6vw, 4rem)',
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'wrap',
  },
])
export const figure = styleVariants({
  current: [figureBase, { color: color.accent }],
  outdated: [figureBase, { color: color.muted }],
})
export const remark = style([text.data, { fontSize: '0.9375rem', color: color.muted }])
/** Reserves its line, so that it does not move the buttons. */
export const note = style([
  text.small,
  {
    minBlockSize: `${text.small.lineHeight}em`,
    marginBlockEnd: space[2],
    color: color.ink,
    '@media': { [mediaQuery.print]: { minBlockSize: 0 } },
  },
])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [mediaQuery.upTo640]: { display: 'grid' } },
})
