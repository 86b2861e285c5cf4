import { circle, line, rect, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'
import { arch, wheel } from './wheel.ts'

const seat = (x: number): string =>
  line(
    [x, 700],
    [x, 830, 60],
    [x + 430, 830, 80],
    [x + 560, 1500, 60],
    [x + 680, 1500, 60],
    [x + 560, 780],
    [x + 500, 700],
  )

/** Fronts of the seats. */
const ROWS = [1560, 2600, 3550, 4500] as const
/** Lower edge of the plan, which stands above the side view. */
const PLAN = 2750
const MIDDLE = PLAN + 975

/** A seat from above. */
const seatAbove = (x: number, y: number): string =>
  rect(x, y - 210, 420, 420) +
  line([x + 420, y - 210], [x + 560, y - 210], [x + 560, y + 210], [x + 420, y + 210])

/**
 * A crew van. Length, width, height and wheelbase are those of a common type: the
 * long, high-roofed Toyota HiAce of 2019, 5,915 × 1,950 × 2,280 mm on
 * 3,860 mm.
 */
export const transport: ServicePlate = {
  title: 'Crew van',
  box: [0, 0, 5915, PLAN + 2050],
  parts: [
    {
      outline: shape(
        [40, 300, 60],
        [0, 560, 90],
        [50, 900, 130],
        [330, 1110, 160],
        [940, 1290, 160],
        [1560, 2090, 240],
        [2120, 2270, 260],
        [5400, 2280, 200],
        [5780, 2130, 200],
        [5915, 1180, 120],
        [5915, 420, 70],
        [5840, 300, 60],
      ),
      edges:
        arch(1010, 430, 300) +
        arch(4870, 430, 300) +
        shape([1130, 1370, 60], [1660, 2040, 120], [1960, 2080, 60], [1960, 1330, 40]) +
        rect(2080, 1330, 1130, 760, 60) +
        rect(3300, 1330, 1130, 760, 60) +
        shape([4520, 1330, 60], [4520, 2090, 60], [5500, 2090, 140], [5640, 1330, 80]) +
        line([2020, 380], [2020, 2180]) +
        line([3255, 380], [3255, 2180]) +
        line([2020, 2180], [3255, 2180]),
      details:
        line([1060, 380], [1060, 1270], [2020, 1200]) +
        line([30, 780], [560, 640]) +
        line([1450, 600], [4430, 600]) +
        shape([90, 860, 40], [150, 990, 40], [560, 1090, 40], [460, 900, 60]) +
        rect(1800, 1130, 150, 50, 20) +
        rect(2110, 1130, 150, 50, 20) +
        line([3255, 1200], [5600, 1200]) +
        rect(5790, 900, 90, 560, 40) +
        rect(1150, 1330, 120, 230, 50) +
        rect(5180, 900, 170, 170, 30),
      context: ROWS.map(seat).join('') + circle(1380, 1230, 150),
    },
    wheel(1010, 345),
    wheel(4870, 345),
    {
      outline: shape(
        [0, MIDDLE - 500, 260],
        [0, MIDDLE + 500, 260],
        [330, MIDDLE + 900, 200],
        [900, PLAN + 1950, 200],
        [5750, PLAN + 1950, 160],
        [5915, MIDDLE + 860, 120],
        [5915, MIDDLE - 860, 120],
        [5750, PLAN, 160],
        [900, PLAN, 200],
        [330, MIDDLE - 900, 200],
      ),
      edges: shape(
        [960, MIDDLE - 820, 120],
        [820, MIDDLE, 200],
        [960, MIDDLE + 820, 120],
        [1560, MIDDLE + 700, 100],
        [1480, MIDDLE, 200],
        [1560, MIDDLE - 700, 100],
      ),
      details:
        line([120, MIDDLE - 620], [860, MIDDLE - 560]) +
        line([120, MIDDLE + 620], [860, MIDDLE + 560]) +
        rect(5700, MIDDLE - 760, 110, 1520),
      context: [
        ...[-480, 480].map((y) => seatAbove(ROWS[0], MIDDLE + y)),
        ...ROWS.slice(1).flatMap((x) => [-600, -130, 600].map((y) => seatAbove(x, MIDDLE + y))),
      ].join(''),
    },
  ],
  axes: [
    [
      [-350, MIDDLE],
      [6150, MIDDLE],
    ],
  ],
  across: [{ span: [0, 5915], from: 300, text: '5.9 m' }],
  up: [
    { span: [0, 2280], from: 5915, text: '2.3 m' },
    { span: [PLAN, PLAN + 1950], from: 5915, text: '2.0 m' },
  ],
  bar: 2,
}
