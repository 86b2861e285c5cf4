import { circle, line, rect, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'
import { arch, wheel } from './wheel.ts'

/** Lower edge of the plan, which stands above the side view. */
const PLAN = 3100
const MIDDLE = PLAN + 1000
/** Head of the stretcher. */
const HEAD = 2700

/**
 * An ambulance with its stretcher. The stretcher is that of the instrument "Stretcher to door",
 * 190 × 56 cm. The vehicle's length, 5.93 m on a wheelbase of 3.67 m, is that of a common type, the
 * Mercedes-Benz Sprinter of medium length.
 */
export const airAmbulance: ServicePlate = {
  title: 'Ambulance',
  box: [0, 0, 5932, PLAN + 2450],
  parts: [
    { outline: rect(1980, 2660, 460, 150, 60), details: line([2210, 2680], [2210, 2800]) },
    {
      outline: shape(
        [60, 300, 60],
        [0, 560, 90],
        [40, 960, 120],
        [260, 1160, 140],
        [900, 1380, 160],
        [1640, 2420, 220],
        [2100, 2680, 240],
        [5700, 2700, 160],
        [5870, 2560, 100],
        [5932, 1300, 100],
        [5932, 420, 70],
        [5870, 300, 60],
      ),
      edges:
        arch(1020, 440, 300) +
        arch(4685, 440, 300) +
        shape([1090, 1450, 60], [1640, 2190, 120], [2040, 2230, 60], [2040, 1430, 40]) +
        line([2120, 380], [2120, 2480], [3300, 2480], [3300, 380]) +
        rect(2240, 1480, 940, 700, 60),
      details:
        line([1060, 400], [1060, 1340], [2120, 1280]) +
        line([30, 760], [560, 640]) +
        shape([70, 880, 40], [130, 1030, 40], [500, 1160, 40], [420, 930, 60]) +
        rect(1880, 1180, 150, 50, 20) +
        rect(2200, 1180, 150, 50, 20) +
        rect(1120, 1420, 120, 250, 50) +
        line([2120, 1090], [5920, 1090]) +
        line([2120, 860], [5920, 860]) +
        rect(5830, 950, 80, 640, 40) +
        shape(
          [4380, 2300],
          [4380, 2060],
          [4140, 2060],
          [4140, 1820],
          [4380, 1820],
          [4380, 1580],
          [4620, 1580],
          [4620, 1820],
          [4860, 1820],
          [4860, 2060],
          [4620, 2060],
          [4620, 2300],
        ),
    },
    wheel(1020, 345),
    wheel(4685, 345),
    {
      outline: shape(
        [0, MIDDLE - 480, 260],
        [0, MIDDLE + 480, 260],
        [300, MIDDLE + 900, 220],
        [900, PLAN + 2000, 200],
        [5860, PLAN + 2000, 80],
        [5932, MIDDLE + 900, 60],
        [5932, MIDDLE - 900, 60],
        [5860, PLAN, 80],
        [900, PLAN, 200],
        [300, MIDDLE - 900, 220],
      ),
      edges:
        shape(
          [920, MIDDLE - 820, 120],
          [780, MIDDLE, 200],
          [920, MIDDLE + 820, 120],
          [1560, MIDDLE + 720, 100],
          [1480, MIDDLE, 200],
          [1560, MIDDLE - 720, 100],
        ) + rect(2240, MIDDLE - 900, 3600, 1800, 60),
      details:
        rect(1980, MIDDLE - 760, 180, 1520, 60) +
        rect(2300, MIDDLE + 560, 3400, 280, 30) +
        rect(3300, MIDDLE - 840, 460, 440, 60) +
        rect(4300, MIDDLE - 840, 460, 440, 60) +
        rect(1220, PLAN + 2010, 170, 130, 50) +
        rect(1220, PLAN - 90, 170, 130, 50),
      context:
        rect(HEAD, MIDDLE - 180, 1900, 560, 120) +
        rect(HEAD + 80, MIDDLE - 80, 340, 360, 80) +
        line([HEAD + 640, MIDDLE - 180], [HEAD + 640, MIDDLE + 380]) +
        line([HEAD + 1100, MIDDLE - 180], [HEAD + 1100, MIDDLE + 380]) +
        circle(HEAD + 100, MIDDLE - 230, 50) +
        circle(HEAD + 100, MIDDLE + 430, 50) +
        circle(HEAD + 1800, MIDDLE - 230, 50) +
        circle(HEAD + 1800, MIDDLE + 430, 50),
    },
  ],
  axes: [
    [
      [-350, MIDDLE],
      [6150, MIDDLE],
    ],
  ],
  across: [
    { span: [0, 5932], from: 300, text: '5.9 m' },
    { span: [HEAD, HEAD + 1900], from: MIDDLE + 430, text: '1.9 m', above: true },
  ],
  bar: 2,
}
