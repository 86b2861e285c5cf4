import { globalStyle, style } from '@vanilla-extract/css'
import { bandBackground } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { sectionSpace, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { slot } from './ServiceCard.css.ts'

/** Height of the bay above its first strip. */
const BAY_EDGE = 'clamp(2rem, 5vw, 5rem)'

export const intro = style({
  display: 'grid',
  gap: space[6],
  marginBlockEnd: `calc(${BAY_EDGE} + ${space[16]})`,
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '5fr 7fr', columnGap: space[16] },
  },
})

export const title = style(text.title)
export const paragraphs = style([
  text.lead,
  { display: 'grid', gap: space[4], '@media': { [mediaQuery.large]: { gridRow: 'span 2' } } },
])

/** One button pauses the aircraft on all cards. */
export const control = style({
  alignSelf: 'end',
  '@media': { [mediaQuery.noScript]: { display: 'none' } },
})

/**
 * Ten strips in a rack as wide as the window; two per row on tablets, where strips would crop the
 * pictures. The rack is no grid, which would lay out each strip's own grid twice.
 */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  borderImage: `linear-gradient(${bandBackground.bay}, ${bandBackground.bay}) fill 0 / 0 / ${BAY_EDGE} 100vw ${sectionSpace}`,
  '@media': {
    [mediaQuery.medium]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[6] },
    [mediaQuery.large]: { display: 'flex', gap: space[3] },
    [mediaQuery.print]: { borderImage: 'none' },
  },
})

// Strips in a row have the same height.
globalStyle(`${slot} > div`, { blockSize: '100%' })
