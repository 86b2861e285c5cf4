import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'

/** Six columns: five bases, of which the last takes two; below them five doors and the scale. */
export const order = style({
  '@media': { [mediaQuery.medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

/** On a phone four bases stand beside four doors, then the long base, the last door, the scale. */
const onPhone = (cells: string, column: string, row: string) =>
  globalStyle(`${order} > :nth-child(${cells})`, {
    '@media': { [`not all and ${mediaQuery.medium}`]: { gridColumn: column, gridRow: row } },
  })
for (const row of [1, 2, 3, 4]) {
  onPhone(`${row}`, '1', `${row}`)
  onPhone(`${row + 5}`, '2', `${row}`)
}
globalStyle(`${order} > :nth-child(5)`, { gridColumn: 'span 2' })

/** Drawn in one of its two columns, to the scale of the others, and on into the second. */
globalStyle(`${order} > :nth-child(5) svg`, {
  inlineSize: `calc((100% - ${space[4]}) / 2)`,
  overflow: 'visible',
  '@media': { [mediaQuery.large]: { inlineSize: `calc((100% - ${space[8]}) / 2)` } },
})

export const frame = style({ fill: color.surface, stroke: color.control })
/** What the net leaves of a base, and what is kept free at a door. */
export const usable = style({ fill: 'none', stroke: color.link, strokeDasharray: '3 3' })
export const fits = style({ stroke: color.accent })
export const fitsNot = style({ stroke: color.muted, strokeDasharray: '2 3' })
export const door = styleVariants({
  yes: [fits],
  turn: { stroke: color.accent, strokeDasharray: '8 4' },
  no: [fitsNot],
})
