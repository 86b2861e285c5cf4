import { circle, line, rect, repeat, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'

/** Left edge of the side view. */
const SIDE = 545
const LEVELS = 14

const castor = (x: number) => ({
  outline: circle(x, 62, 62),
  edges: circle(x, 62, 22),
  details: line([x - 34, 150], [x - 14, 62], [x + 14, 62], [x + 34, 150]),
})

/**
 * A full-size ATLAS trolley from the front and the side: 305 × 810 × 1,030 mm with 28 trays, the figures
 * of the instrument "Trolley to bay".
 */
export const catering: ServicePlate = {
  title: 'ATLAS trolley',
  box: [0, 0, SIDE + 810, 1030],
  parts: [
    { outline: rect(20, 0, 34, 124, 8) + rect(251, 0, 34, 124, 8) },
    {
      outline: rect(0, 130, 305, 870, 14),
      edges:
        line([0, 168], [305, 168]) +
        rect(16, 184, 273, 796, 10) +
        rect(80, 142, 56, 22, 6) +
        rect(169, 142, 56, 22, 6),
      details:
        rect(56, 886, 193, 58, 26) +
        rect(66, 906, 173, 18, 9) +
        rect(56, 690, 193, 120, 4) +
        repeat(3, (i) => line([74, 780 - i * 30], [231, 780 - i * 30])) +
        rect(244, 500, 28, 110, 12) +
        circle(258, 575, 9) +
        repeat(4, (i) => line([96, 260 + i * 22], [209, 260 + i * 22])),
    },
    { outline: shape([4, 1000], [301, 1000], [301, 1030, 12], [4, 1030, 12]) },
    castor(SIDE + 105),
    castor(SIDE + 705),
    {
      outline: rect(SIDE, 130, 810, 870, 14),
      edges: line([SIDE, 168], [SIDE + 810, 168]) + rect(SIDE + 22, 190, 766, 784, 16),
      details:
        line([SIDE + 405, 190], [SIDE + 405, 974]) +
        rect(SIDE + 330, 142, 150, 16, 6) +
        repeat(2, (i) => rect(SIDE + 4 + i * 790, 880, 12, 76, 5)),
      context: repeat(LEVELS, (i) => {
        const z = 226 + i * 52
        return (
          line([SIDE + 40, z + 14], [SIDE + 48, z], [SIDE + 385, z], [SIDE + 393, z + 14]) +
          line([SIDE + 417, z + 14], [SIDE + 425, z], [SIDE + 762, z], [SIDE + 770, z + 14])
        )
      }),
    },
    {
      outline: shape(
        [SIDE + 4, 1000],
        [SIDE + 806, 1000],
        [SIDE + 806, 1030, 12],
        [SIDE + 4, 1030, 12],
      ),
      details: line([SIDE + 30, 1014], [SIDE + 780, 1014]),
    },
  ],
  axes: [
    [
      [152, 1075],
      [152, -40],
    ],
  ],
  across: [
    { span: [0, 305], from: 130, text: '305 mm' },
    { span: [SIDE, SIDE + 810], from: 130, text: '810 mm' },
  ],
  up: [{ span: [0, 1030], from: SIDE + 810, text: '1,030 mm' }],
  bar: 1,
}
