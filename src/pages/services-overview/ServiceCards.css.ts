import { globalStyle, style } from '@vanilla-extract/css'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const intro = style({
  display: 'grid',
  gap: space[6],
  marginBlockEnd: space[16],
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '5fr 7fr', columnGap: space[16] },
  },
})

export const title = style(text.title)
export const paragraphs = style([
  text.lead,
  { display: 'grid', gap: space[4], '@media': { [mediaQuery.large]: { gridRow: 'span 2' } } },
])

/** Stops the aircraft on all of the cards. */
export const control = style({
  alignSelf: 'end',
  '@media': { [mediaQuery.noScript]: { display: 'none' } },
})

/**
 * The bay: ten strips, one above the other. Not a grid, which lays out each strip's own twice. On a
 * tablet strips would cut the pictures: two in a row.
 */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': {
    [mediaQuery.medium]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[6] },
    [mediaQuery.large]: { display: 'flex', gap: space[4] },
  },
})

// Two in a row are as high as one another.
globalStyle(`${list} > li > div`, { blockSize: '100%' })
