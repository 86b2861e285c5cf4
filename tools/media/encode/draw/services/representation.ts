import { circle, line, rect, repeat, shape } from './path.ts'
import type { ServicePlate } from './plate.ts'

/** Left edge of the counter, to the right of the belt. */
const DESK = 1380

/**
 * A check-in counter from the passenger's side, with its baggage scale. The lower part is as high as
 * an accessible counter may be: 36 in, 915 mm (ADA standards, 904.4.1). The rest is an example.
 */
export const representation: ServicePlate = {
  title: 'Check-in counter',
  box: [0, 0, DESK + 1960, 2500],
  parts: [
    { outline: rect(DESK + 120, 0, 60, 2500) + rect(DESK + 1740, 0, 60, 2500) },
    {
      outline: rect(DESK + 60, 2020, 1800, 480, 20),
      edges: rect(DESK + 110, 2070, 1120, 380, 10) + rect(DESK + 1290, 2070, 520, 380, 10),
      details:
        repeat(3, (i) =>
          line([DESK + 190, 2350 - i * 90], [DESK + 1010 - i * 150, 2350 - i * 90]),
        ) + circle(DESK + 1550, 2260, 110),
      context: line([DESK + 1510, 2190], [DESK + 1590, 2260], [DESK + 1510, 2330]),
    },
    {
      outline: rect(DESK + 560, 1100, 60, 200) + rect(DESK + 300, 1240, 580, 370, 20),
      details: rect(DESK + 330, 1270, 520, 310, 10),
    },
    {
      outline: rect(DESK, 60, 1260, 1040, 10) + rect(DESK + 1260, 60, 660, 815, 10),
      edges:
        rect(DESK + 60, 110, 560, 920, 6) +
        rect(DESK + 640, 110, 560, 920, 6) +
        rect(DESK + 1310, 110, 560, 720, 6),
      details:
        line([DESK + 60, 300], [DESK + 1200, 300]) + line([DESK + 1310, 300], [DESK + 1870, 300]),
    },
    {
      outline:
        rect(DESK - 30, 1080, 1300, 60, 20) +
        rect(DESK + 1250, 860, 700, 55, 20) +
        rect(DESK + 30, 0, 1860, 60),
    },
    {
      outline: rect(0, 0, 1240, 300, 20),
      edges: rect(0, 300, 1240, 70, 35),
      details: repeat(6, (i) => circle(70 + i * 220, 335, 22)) + rect(460, 90, 320, 130, 10),
    },
    {
      outline: rect(270, 370, 700, 470, 70),
      edges:
        line([500, 840], [500, 930, 40], [740, 930, 40], [740, 840]) + line([270, 610], [970, 610]),
      details: line([400, 370], [400, 840]) + line([840, 370], [840, 840]),
      context: shape([580, 930], [530, 620, 20], [630, 605, 20], [640, 930]),
    },
    {
      outline: rect(1230, 0, 50, 1250, 10) + rect(1080, 1170, 330, 190, 20),
      details: rect(1120, 1210, 250, 110, 10),
    },
  ],
  up: [{ span: [0, 915], from: DESK + 1950, text: '915 mm' }],
  bar: 1,
}
