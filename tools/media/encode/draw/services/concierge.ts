import { circle, line, rect, repeat, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'

/** Centre lines of the key and of its fob. */
const KEY = 118
const FOB = 158

/** A room key with its fob, and a key card of the size ID-1 of ISO/IEC 7810, 85.6 × 54 mm. */
export const concierge: ServicePlate = {
  title: 'Room key',
  box: [0, 0, 182, 96],
  parts: [
    {
      outline: rect(0, 0, 85.6, 54, 3.2),
      edges: rect(10, 22, 13, 11, 2),
      details:
        line([10, 27.5], [23, 27.5]) +
        line([16.5, 22], [16.5, 33]) +
        line([0, 44], [85.6, 44]) +
        line([0, 38], [85.6, 38]) +
        repeat(3, (i) => line([64 + i * 4, 8], [68 + i * 4, 14, 5], [64 + i * 4, 20])) +
        line([10, 12], [44, 12]) +
        line([10, 7], [34, 7]),
    },
    {
      outline:
        shape([KEY - 3, 60], [KEY - 3, 4, 2], [KEY + 3, 4, 2], [KEY + 3, 60]) +
        shape(
          [KEY + 3, 6],
          [KEY + 16, 6, 1],
          [KEY + 16, 12],
          [KEY + 12, 12],
          [KEY + 12, 15],
          [KEY + 16, 15],
          [KEY + 16, 24, 1],
          [KEY + 3, 24],
        ),
      details: line([KEY + 8, 9], [KEY + 8, 21]),
    },
    { outline: rect(KEY - 5, 56, 10, 5, 1) + rect(KEY - 4.5, 50, 9, 3, 1) },
    { outline: `${circle(KEY, 77, 17)}${circle(KEY, 77, 10.5)}`, details: circle(KEY, 77, 13.7) },
    {
      outline: shape(
        [FOB, 74, 4],
        [FOB + 18, 40, 16],
        [FOB + 14, 6, 12],
        [FOB - 14, 6, 12],
        [FOB - 18, 40, 16],
      ),
      edges: circle(FOB, 30, 11),
      details: circle(FOB, 30, 8) + circle(FOB, 66, 2.4),
    },
    { edges: circle(KEY + 25, 74, 16) },
  ],
  axes: [
    [
      [KEY, 100],
      [KEY, -4],
    ],
  ],
  across: [{ span: [0, 85.6], from: 0, text: '85.6 mm' }],
  up: [{ span: [0, 54], from: 0, text: '54 mm', left: true }],
  bar: 0.05,
  floating: true,
}
