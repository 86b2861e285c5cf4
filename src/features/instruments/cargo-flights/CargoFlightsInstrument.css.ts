import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'

/** Five bases, the last of which takes two columns; below them five doors and the scale. */
export const grid = style({})

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
