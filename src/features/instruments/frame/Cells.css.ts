import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'

/** Two columns on phones, five from tablets on. */
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

/** Text at the top, plans aligned at the bottom of a row. Clips a plan that exceeds its cell. */
export const cell = style({ display: 'grid', alignContent: 'space-between', overflow: 'clip' })
export const fitsGround = style({ fill: color.accent, fillOpacity: 0.2 })
export const fitsLine = style({ stroke: color.accent, strokeWidth: 4 })
export const words = style({ display: 'grid', marginBlockEnd: space[2] })
export const word = styleVariants({
  strong: { color: color.ink },
  label: { color: color.muted },
  result: { color: color.accent },
})

/** Clips a shape that exceeds the plan, so that it does not cover its neighbours. */
export const plan = style({ display: 'block', inlineSize: '100%', overflow: 'hidden' })
