import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { nightBand } from '#styles/night.css.ts'
import { font, layer, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

/** The taxi line in brass parts the film from the desk. */
export const root = style([
  nightBand,
  { position: 'relative', zIndex: layer.raised, borderBlockStart: `2px solid ${color.accent}` },
])

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [mediaQuery.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

/** Columns and rows are parted by hairlines, as the boxes of a flight strip. */
export const cell = style({
  paddingBlock: space[4],
  paddingInlineEnd: space[4],
  selectors: {
    '&:nth-child(even)': {
      paddingInline: `${space[3]} 0`,
      borderInlineStart: `1px solid ${color.hairline}`,
    },
    '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${color.hairline}` },
  },
  '@media': {
    [mediaQuery.large]: {
      paddingBlock: space[5],
      selectors: {
        '&:nth-child(n + 2)': {
          paddingInline: `${space[8]} ${space[4]}`,
          borderInlineStart: `1px solid ${color.hairline}`,
        },
        '&:nth-child(n + 3)': { borderBlockStart: 0 },
      },
    },
  },
})

/** A page without a script has no time to show. */
export const clock = style([cell, { '@media': { [mediaQuery.noScript]: { display: 'none' } } }])

export const label = style([text.data, { color: color.muted }])
export const value = style([
  text.data,
  { fontSize: 'clamp(0.875rem, 0.5rem + 1.9vw, 1.375rem)', lineHeight: 1.4, color: color.ink },
])

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  // As high as a finger, on the line of the times beside it.
  marginBlock: 'calc((1.4em - 2.75rem) / 2)',
  color: color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: color.accent },
})
export const words = style([
  link,
  { fontFamily: font.body, fontSize: '1.0625em', whiteSpace: 'normal' },
])
