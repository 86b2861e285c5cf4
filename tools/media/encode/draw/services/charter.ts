import { circle, line, rect, repeat, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'

/** Centre line of the outside view; that of the section is 0. */
const UPPER = 110
const LEFT = 34
/** Left ends of the two cells. */
const CELLS = [LEFT, LEFT + 61.5]

const body = (y: number) =>
  shape(
    [0, y - 18, 6],
    [0, y + 18, 6],
    [8, y + 20],
    [168, y + 20],
    [178, y + 24, 4],
    [196, y + 24, 4],
    [196, y - 24, 4],
    [178, y - 24, 4],
    [168, y - 20],
    [8, y - 20],
  )
const cone = (y: number) =>
  shape([196, y - 21], [196, y + 21], [384, y + 13, 13], [384, y - 13, 13])

/**
 * A marshalling wand and its section. The figures are those of its two cells, size LR20 of IEC 60086:
 * 34.2 mm wide and twice 61.5 mm long. The wand is an example.
 */
export const charter: ServicePlate = {
  title: 'Marshalling wand',
  box: [0, -26, 384, UPPER + 60],
  parts: [
    {
      outline: cone(UPPER),
      edges:
        line([220, UPPER - 20], [220, UPPER + 20]) + line([365, UPPER - 14], [365, UPPER + 14]),
      details: repeat(6, (i) =>
        line([244 + i * 20, UPPER - 19 + i], [244 + i * 20, UPPER + 19 - i]),
      ),
    },
    {
      outline: body(UPPER),
      edges: line([8, UPPER - 20], [8, UPPER + 20]) + line([178, UPPER - 24], [178, UPPER + 24]),
      details:
        repeat(9, (i) => line([30 + i * 8, UPPER - 20], [30 + i * 8, UPPER + 20])) +
        rect(118, UPPER - 8, 34, 16, 8) +
        circle(126, UPPER, 5),
    },
    { edges: circle(-8, UPPER, 9) },
    { outline: cone(0), edges: shape([199, -18], [199, 18], [380, 10.5, 10], [380, -10.5, 10]) },
    {
      outline: body(0),
      edges: shape([20, -17.5], [20, 17.5], [166, 17.5], [176, 10], [176, -10], [166, -17.5]),
      details:
        line([24, -14], [30, -10], [24, -6], [30, -2], [24, 2], [30, 6], [24, 10], [30, 14]) +
        rect(160, -7, 22, 14, 2) +
        circle(190, 0, 7),
      context: CELLS.map(
        (x) =>
          rect(x, -17.1, 58.5, 34.2, 3) +
          rect(x + 58.5, -5, 3, 10, 1) +
          line([x + 8, -17], [x + 8, 17]),
      ).join(''),
    },
  ],
  axes: [
    [
      [-24, 0],
      [400, 0],
    ],
    [
      [-24, UPPER],
      [400, UPPER],
    ],
  ],
  across: [{ span: [LEFT, LEFT + 123], from: -17, text: '123 mm' }],
  notes: [{ at: [112, 17.1], to: [150, 55], text: '34.2 mm' }],
  bar: 0.1,
  floating: true,
}
