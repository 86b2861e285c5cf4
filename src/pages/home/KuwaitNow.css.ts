import { style } from '@vanilla-extract/css'
import { bandBackground, color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { onPicture } from '#styles/night.css.ts'
import { layer, space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

/** A brass taxi line separates the film from the strip. */
export const root = style([
  onPicture,
  {
    backgroundColor: bandBackground.instrument,
    position: 'relative',
    zIndex: layer.raised,
    borderBlockStart: `2px solid ${color.accent}`,
    // On paper, the current time would be wrong.
    '@media': { [mediaQuery.print]: { display: 'none' } },
  },
])

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space[8]}`,
  paddingBlock: space[5],
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [mediaQuery.large]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3.5fr)' },
  },
})

/** Without JavaScript there is no time to show. */
export const drawing = style({
  minInlineSize: 0,
  '@media': { [mediaQuery.noScript]: { display: 'none' } },
})

/** Takes the place of a drawing until it has loaded. */
export const unlit = style({
  blockSize: 88,
  paddingBlock: 18,
  backgroundColor: color.inset,
  backgroundClip: 'content-box',
})

export const caption = style([
  text.data,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    marginBlockEnd: space[2],
    fontSize: '0.75rem',
    color: color.muted,
  },
])

export const answer = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[2],
  '@media': {
    [mediaQuery.medium]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'space-between',
      alignItems: 'end',
    },
    [mediaQuery.large]: {
      gridColumn: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyContent: 'stretch',
    },
  },
})

export const figures = style({ '@media': { [mediaQuery.noScript]: { display: 'none' } } })
export const arrival = style([
  text.data,
  { fontSize: 'clamp(1.25rem, 0.8rem + 1vw, 1.625rem)', lineHeight: 1.3, color: color.accent },
])
export const label = style({ display: 'block', fontSize: '0.8125rem' })
export const remark = style([
  text.small,
  { marginBlockStart: space[1], fontSize: '0.8125rem', color: color.body },
])

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  color: color.ink,
  textDecoration: 'none',
  ':hover': { color: color.accent },
})
