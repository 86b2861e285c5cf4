import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'

/** Two in a row on a phone, five from a tablet on. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${space[4]}`,
  lineHeight: 1.35,
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [mediaQuery.large]: { columnGap: space[8] },
  },
})

export const words = style({ display: 'grid', marginBlockEnd: space[2] })
export const word = styleVariants({
  strong: { color: color.ink },
  label: { color: color.muted },
  result: { color: color.accent },
})

/** Cuts off what is too large for it: that goes on, and must not lie over its neighbours. */
export const plan = style({ display: 'block', inlineSize: '100%', overflow: 'hidden' })
