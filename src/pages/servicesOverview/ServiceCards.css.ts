import { globalStyle, style } from '@vanilla-extract/css'
import { bandBackground } from '#styles/contract.css.ts'
import { split } from '#styles/layout.ts'
import { mediaQuery } from '#styles/media.ts'
import { sectionSpace, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { needsScript } from '#styles/visibility.css.ts'
import { slot } from './ServiceCard.css.ts'

export const root = style({ paddingBlockStart: sectionSpace })

export const intro = style([split(5, 7, `${space[6]} ${space[16]}`), { marginBlockEnd: space[16] }])
export const paragraphs = style([
  text.lead,
  { display: 'grid', gap: space[4], '@media': { [mediaQuery.large]: { gridRow: 'span 2' } } },
])

/** One button pauses the aircraft on all cards. */
export const control = style([needsScript, { alignSelf: 'end' }])

/** A rack as wide as the window. */
export const bay = style({
  paddingBlock: `clamp(2rem, 5vw, 5rem) ${sectionSpace}`,
  backgroundColor: bandBackground.bay,
  '@media': { [mediaQuery.print]: { paddingBlockEnd: 0 } },
})

/**
 * Ten strips; two per row on tablets, where strips would crop the pictures. Elsewhere the rack is no
 * grid, which would lay out each strip's own grid twice.
 */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  '@media': {
    [mediaQuery.medium]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[6] },
    [mediaQuery.large]: { display: 'flex', gap: space[3] },
  },
})

// Strips in a row have the same height.
globalStyle(`${slot} > div`, { blockSize: '100%' })
