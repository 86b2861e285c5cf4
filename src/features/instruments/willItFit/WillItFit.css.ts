import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'

/**
 * A grid of six columns: five bases, the last of which takes two; below them five doors and the scale.
 */
export const grid = style({
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

/**
 * On phones the grid has four bases beside four doors, then the long base, the last door and the scale.
 */
const placeOnPhone = (cells: string, column: string, row: string) =>
  globalStyle(`${grid} > :nth-child(${cells})`, {
    '@media': { [`not all and ${mediaQuery.medium}`]: { gridColumn: column, gridRow: row } },
  })
for (const row of [1, 2, 3, 4]) {
  placeOnPhone(`${row}`, '1', `${row}`)
  placeOnPhone(`${row + 5}`, '2', `${row}`)
}
globalStyle(`${grid} > :nth-child(5)`, { gridColumn: 'span 2' })

/** Drawn to the scale of the others in its first column, and continued into the second. */
globalStyle(`${grid} > :nth-child(5) svg`, {
  inlineSize: `calc((100% - ${space[4]}) / 2)`,
  overflow: 'visible',
  '@media': { [mediaQuery.large]: { inlineSize: `calc((100% - ${space[8]}) / 2)` } },
})

export const frame = style({ fill: color.surface, stroke: color.control })
/** The usable part of a base, and the clear part of a door. */
export const usable = style({ fill: 'none', stroke: color.link, strokeDasharray: '3 3' })
export const fits = style({ stroke: color.accent })
export const doesNotFit = style({ stroke: color.muted, strokeDasharray: '2 3' })
export const door = styleVariants({
  yes: [fits],
  turn: { stroke: color.accent, strokeDasharray: '8 4' },
  no: [doesNotFit],
})
