import { line, rect } from './path.ts'
import type { Part, ServicePlate } from './plate.ts'

/** Left edges of the fields, and the right edge of the last one. */
const FIELDS = [0, 88, 156, 236, 316, 372] as const
/** Height of a strip, and of a strip with the gap above it. */
const [STRIP, PITCH] = [46, 54]
/** The strip that is pulled out of the rack, counted from below. */
const PULLED = 1
const SHIFT = 20

function strip(row: number): Part {
  const isPulled = row === PULLED
  const [x, y] = [isPulled ? SHIFT : 0, row * PITCH]
  const fields = FIELDS.map((field) => line([x + field, y], [x + field, y + STRIP]))
  const halves = line([x + 156, y + STRIP / 2], [x + 316, y + STRIP / 2])
  const words = FIELDS.slice(0, 4).map((field) =>
    line([x + field + 10, y + 33], [x + field + 50, y + 33]),
  )
  return {
    outline: rect(x - 12, y, 396, STRIP, 3),
    edges: fields.join(''),
    details: isPulled ? halves : [halves, ...words].join(''),
  }
}

/**
 * A flight strip in its rack. The spans are numbered as the items of the ICAO flight plan form (PANS-ATM,
 * appendix 2): 7 aircraft identification, 9 type, 13 departure, 16 destination, 18 other information.
 * Strips have many sizes, so no length is given. The flight is the specimen report's, which cannot
 * exist.
 */
export const operations: ServicePlate = {
  title: 'Flight strip',
  box: [-12, -6, 404, 4 * PITCH],
  parts: [
    { edges: line([-16, -6], [-16, 4 * PITCH]) + line([388, -6], [388, 4 * PITCH]) },
    ...[0, 2, 3, PULLED].map(strip),
    { context: line([SHIFT + 330, 74], [SHIFT + 338, 66], [SHIFT + 358, 90]) },
  ],
  texts: [
    { at: [SHIFT + 12, PULLED * PITCH + 17], text: 'XX000' },
    { at: [SHIFT + 98, PULLED * PITCH + 17], text: 'A320' },
    { at: [SHIFT + 172, PULLED * PITCH + 28], text: 'OKKK' },
    { at: [SHIFT + 172, PULLED * PITCH + 6], text: '1300' },
  ],
  across: FIELDS.slice(0, -1).map((from, i) => ({
    span: [SHIFT + from, SHIFT + (FIELDS[i + 1] ?? 0)],
    from: PULLED * PITCH,
    text: ['7', '9', '13', '16', '18'][i] ?? '',
  })),
  floating: true,
}
