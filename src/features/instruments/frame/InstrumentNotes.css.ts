import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { measure, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const root = style({
  display: 'grid',
  gap: space[5],
  '@media': { [mediaQuery.large]: { gridArea: 'notes' } },
})
export const caution = style([
  text.small,
  {
    paddingInlineStart: space[4],
    borderInlineStart: `2px solid ${color.accent}`,
    maxInlineSize: measure,
  },
])

export const details = style({
  borderBlock: `1px solid ${color.hairline}`,
  '@media': {
    // Details cannot be opened on paper.
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
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderInlineEnd: `2px solid ${color.link}`,
      borderBlockEnd: `2px solid ${color.link}`,
      transform: 'rotate(-45deg)',
    },
    ':hover': { color: color.link },
    selectors: {
      [`${details}[open] &::before`]: { transform: 'rotate(45deg)' },
      '&::-webkit-details-marker': { display: 'none' },
    },
  },
])
export const openContent = style({
  display: 'grid',
  gap: `${space[6]} ${space[16]}`,
  paddingBlock: `${space[2]} ${space[8]}`,
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [mediaQuery.print]: { display: 'block' },
  },
})
/** Tables wider than a phone scroll horizontally, with a shadow at the edge while more follows. */
export const tables = style({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  overflowX: 'auto',
  // The first gradient scrolls with the table and covers the second, the shadow, at its end.
  background: `linear-gradient(270deg, ${color.page} 2rem, transparent) 100% / 3rem local no-repeat, linear-gradient(270deg, ${color.control} 1px, ${color.inset} 1px, transparent) 100% / 2rem no-repeat`,
  '@media': {
    // Tables are blocks in print: a grid loses rows where the table's header repeats on each sheet.
    [mediaQuery.print]: { display: 'block', overflow: 'visible', paddingBlockEnd: space[4] },
  },
})
export const sourcesTitle = style([text.subheading, { marginBlockEnd: space[2] }])
export const sources = style([text.small, { display: 'grid', gap: space[2], color: color.muted }])
