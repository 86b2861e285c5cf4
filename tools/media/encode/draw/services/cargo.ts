import { line, rect, repeat, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'

/** Height of the load on the main deck, and left edge of the side view. */
const HEIGHT = 2440
const SIDE = 3180 + 620
const MESH = 290

/** Diagonals of a net on a rectangle whose left edge is at `x`, as wide as a whole number of meshes. */
function net(x: number, width: number): string {
  const [bottom, top] = [70, HEIGHT - 20]
  const columns = Math.round(width / MESH)
  const step = width / columns
  const rise = (top - bottom) / Math.round((top - bottom) / (step * 1.25))
  const rows = Math.round((top - bottom) / rise)
  const diagonals = repeat(columns + rows - 1, (i) => {
    const [fromColumn, fromRow] = [Math.max(0, i - rows + 1), Math.max(0, rows - 1 - i)]
    const length = Math.min(columns - fromColumn, rows - fromRow)
    const at = (column: number, row: number) => [x + column * step, bottom + row * rise] as const
    const mirrored = (column: number, row: number) => at(columns - column, row)
    const end = [fromColumn + length, fromRow + length] as const
    return (
      line(at(fromColumn, fromRow), at(...end)) +
      line(mirrored(fromColumn, fromRow), mirrored(...end))
    )
  })
  return diagonals
}

const view = (x: number, width: number) => [
  {
    outline: shape(
      [x + 70, 60],
      [x + 70, HEIGHT, 24],
      [x + width - 70, HEIGHT, 24],
      [x + width - 70, 60],
    ),
    details:
      line([x + 70, 860], [x + width - 70, 860]) +
      line([x + 70, 1650], [x + width - 70, 1650]) +
      line([x + width / 3, 60], [x + width / 3, 1650]) +
      line([x + width / 1.6, 860], [x + width / 1.6, HEIGHT]),
    context: net(x + 70, width - 140),
  },
  {
    outline: rect(x, 0, width, 64, 12),
    details: repeat(Math.round(width / 270), (i) =>
      line([x + 120 + i * 270, 14], [x + 120 + i * 270, 50]),
    ),
  },
]

/**
 * A PMC pallet, 318 × 244 cm, under its net. The load is as high as a main deck takes: 244 cm. Both
 * figures are those of the instrument "Will it fit?".
 */
export const cargo: ServicePlate = {
  title: 'PMC pallet, netted',
  box: [0, 0, SIDE + 2440, HEIGHT],
  parts: [...view(0, 3180), ...view(SIDE, 2440)],
  axes: [
    [
      [1590, HEIGHT + 260],
      [1590, -240],
    ],
    [
      [SIDE + 1220, HEIGHT + 260],
      [SIDE + 1220, -240],
    ],
  ],
  across: [
    { span: [0, 3180], from: 0, text: '318 cm' },
    { span: [SIDE, SIDE + 2440], from: 0, text: '244 cm' },
  ],
  up: [{ span: [0, HEIGHT], from: SIDE + 2440, text: '244 cm' }],
  bar: 2,
}
