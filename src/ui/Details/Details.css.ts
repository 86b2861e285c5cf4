import { type StyleRule, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  borderBlock: `1px solid ${color.hairline}`,
  selectors: { '& + &': { borderBlockStart: 0 } },
  '@media': {
    [mediaQuery.print]: {
      selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } },
    },
  },
})
export const summary = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[3],
    fontWeight: 600,
    color: color.ink,
    cursor: 'pointer',
    listStyle: 'none',
    '::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderInlineEnd: `2px solid ${color.link}`,
      borderBlockEnd: `2px solid ${color.link}`,
      transform: 'rotate(-45deg)',
    },
    ':hover': { color: color.link },
    '@media': { [mediaQuery.print]: { selectors: { '&::before': { display: 'none' } } } },
    selectors: {
      [`${root}[open] &::before`]: { transform: 'rotate(45deg)' },
      '&::-webkit-details-marker': { display: 'none' },
    },
  },
])

const alwaysOpen = (rule: StyleRule): StyleRule => ({
  '@supports': {
    'selector(::details-content)': { '@media': { [mediaQuery.mediumOrPrint]: rule } },
  },
})
/** Always open on wide screens and on paper. Older browsers still show the summary there. */
export const phone = {
  root: style([
    root,
    { borderBlock: 0 },
    alwaysOpen({
      selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } },
    }),
  ]),
  summary: style([summary, alwaysOpen({ display: 'none' })]),
}
