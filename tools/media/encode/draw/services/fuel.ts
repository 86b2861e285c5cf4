import { circle, line, rect, repeat, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'
import { arch, wheel } from './wheel.ts'

/**
 * A hydrant dispenser under a wing. Figures: mean height of an A320's fuelling coupling, 3.3 m (Joint
 * Inspection Group, aircraft data sheet 37, 2010); intake coupling of a four-inch hydrant system,
 * 100 mm (EI 1584). The vehicle has no figures: it is an example.
 */
export const fuel: ServicePlate = {
  title: 'Hydrant dispenser',
  box: [-900, 0, 6700, 4050],
  parts: [
    {
      context:
        shape(
          [1450, 3700, 180],
          [1700, 3380, 200],
          [2700, 3300, 700],
          [6700, 3600],
          [4200, 3960, 900],
          [2300, 4050, 500],
          [1620, 3980, 110],
        ) +
        rect(-760, -430, 520, 430, 30) +
        line([-500, -430], [-500, -640]) +
        line([-1100, -640], [300, -640]),
    },
    {
      outline: rect(-600, -180, 200, 300, 30),
      edges: line([-640, 60], [-360, 60]),
      context: line([-500, 120], [-500, 420, 280], [200, 420, 200], [200, 640]),
    },
    {
      outline: rect(1900, 640, 4700, 220, 20),
    },
    {
      outline: shape(
        [0, 420, 60],
        [0, 1250, 60],
        [190, 2060, 140],
        [400, 2180, 100],
        [1800, 2180, 60],
        [1800, 420, 40],
      ),
      edges:
        arch(1000, 500, 420) +
        shape([180, 1300, 40], [340, 2040, 60], [860, 2040, 40], [860, 1300, 40]) +
        line([900, 640], [900, 2130]) +
        line([1560, 900], [1560, 2130]),
      details: rect(990, 1300, 480, 740) + rect(20, 720, 140, 160, 30),
    },
    {
      outline: rect(4600, 860, 900, 900, 60) + rect(2050, 860, 2300, 90, 10),
      edges: rect(4680, 940, 360, 500, 20) + circle(5270, 1190, 150),
      details: repeat(2, (i) => circle(4860, 1060 + i * 240, 80)),
    },
    {
      outline: circle(6080, 1330, 430),
      edges: circle(6080, 1330, 310) + circle(6080, 1330, 120),
      details: circle(6080, 1330, 250),
    },
    { edges: line([2200, 950], [4100, 1700]) + line([4100, 950], [2200, 1700]) },
    {
      outline: rect(2050, 1700, 2300, 110, 10),
      edges:
        repeat(4, (i) => line([2080 + i * 747, 1810], [2080 + i * 747, 2800])) +
        line([2080, 2800], [4320, 2800]),
      details: line([2080, 2320], [4320, 2320]),
      context: line(
        [4600, 1460],
        [4450, 1460, 100],
        [4450, 2100, 300],
        [2640, 2100, 300],
        [2640, 2700],
        [2640, 3120],
      ),
    },
    {
      outline: rect(2540, 3060, 200, 240, 30),
      edges: line([2440, 3160], [2540, 3160]) + line([2740, 3160], [2840, 3160]),
    },
    wheel(1000, 420),
    wheel(4900, 420),
  ],
  up: [{ span: [0, 3300], from: 2740, text: '3.3 m' }],
  notes: [{ at: [-500, -60], to: [560, -640], text: '100 mm' }],
  bar: 2,
}
