import { circle, line, rect, repeat, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'
import { arch, wheel } from './wheel.ts'

/** Front of the tractor; the nose wheel stands at 0. */
const TUG = 4500
const at = (x: number) => TUG + x

/**
 * A conventional tow tractor and a towbar under the nose of an airliner. The tractor has the largest
 * overall length and height of the US commercial item description A-A-58045: 200 × 100 in. The towbar
 * and the aircraft have no figures, because they differ by type.
 */
export const groundHandling: ServicePlate = {
  title: 'Tug and towbar',
  box: [-1300, 0, at(5080), 5900],
  parts: [
    {
      context:
        line(
          [-1300, 5900],
          [1300, 5900, 900],
          [2750, 5330, 300],
          [3720, 4420, 200],
          [5070, 3620, 420],
          [4560, 2560, 800],
          [2600, 1760, 1300],
          [-1300, 1760],
        ) +
        shape([2500, 4480, 60], [2620, 5150, 60], [3130, 4830, 60], [3560, 4440, 60]) +
        shape([1900, 4500, 60], [1900, 5080, 60], [2480, 5080, 60], [2360, 4500, 60]) +
        rect(-900, 2700, 820, 1850, 160) +
        line([-110, 1760], [-110, 640], [110, 640], [110, 1760]) +
        line([110, 1000], [760, 1760]) +
        line([-500, 1760], [-440, 1250], [420, 1250], [480, 1760]),
    },
    { ...wheel(0, 381) },
    {
      outline: rect(560, 392, 3560, 76, 10) + circle(2500, 150, 150),
      edges: circle(2500, 150, 50) + line([2380, 392], [2500, 150], [2620, 392]),
      details:
        line([760, 392], [760, 468]) +
        line([820, 392], [820, 468]) +
        line([2950, 392], [2950, 468]),
    },
    {
      outline:
        shape([60, 340, 30], [60, 520, 30], [420, 520], [600, 480], [600, 380], [420, 340]) +
        circle(4230, 430, 110),
      edges: circle(4230, 430, 50),
      details: circle(380, 430, 30) + circle(500, 430, 30),
    },
    {
      outline: shape(
        [at(0), 300, 40],
        [at(0), 1240, 70],
        [at(90), 1330, 60],
        [at(2780), 1330],
        [at(3060), 2360, 110],
        [at(3180), 2440, 80],
        [at(4720), 2440, 90],
        [at(4830), 1330],
        [at(4990), 1330, 60],
        [at(5080), 1240, 70],
        [at(5080), 300, 40],
      ),
      edges:
        line([at(0), 620], [at(5080), 620]) +
        arch(at(1050), 580, 300) +
        arch(at(4030), 580, 300) +
        line([at(2780), 1330], [at(4830), 1330]) +
        shape(
          [at(2900), 1420, 40],
          [at(3150), 2280, 60],
          [at(3800), 2280, 40],
          [at(3800), 1420, 40],
        ) +
        rect(at(3900), 1420, 800, 860, 60) +
        rect(at(2260), 660, 900, 640, 30),
      details:
        rect(at(60), 900, 170, 150, 40) +
        rect(at(4850), 900, 170, 150, 40) +
        repeat(7, (i) => line([at(420 + i * 230), 1190], [at(580 + i * 230), 1190])) +
        repeat(7, (i) => line([at(420 + i * 230), 1130], [at(580 + i * 230), 1130])) +
        rect(at(2360), 1080, 180, 60, 20) +
        line([at(2000), 500], [at(3060), 500]) +
        line([at(2000), 400], [at(3060), 400]) +
        line([at(2980), 1700], [at(2800), 1700], [at(2800), 1500]) +
        rect(at(-130), 400, 130, 70, 10) +
        rect(at(5080), 400, 110, 70, 10),
    },
    { outline: rect(at(3600), 2440, 260, 100, 40) },
    wheel(at(1050), 490),
    wheel(at(4030), 490),
  ],
  across: [{ span: [at(0), at(5080)], from: 330, text: '5.1 m' }],
  up: [{ span: [0, 2540], from: at(5080), text: '2.5 m' }],
  bar: 3,
}
