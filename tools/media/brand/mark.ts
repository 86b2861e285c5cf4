import { trim } from '#tools/media/brand/text.ts'

/**
 * The mark: three nested blades on one baseline, which suggest lateen sails, tail fins or a wing.
 * Each gap is the neighbour's curve shifted sideways, so the blades stay parallel at any size.
 */
type Point = readonly [x: number, y: number]
type Curve = readonly [Point, Point, Point, Point]

export const MARK_SIZE = 36

const BASE = 32
const GAP = 2.3

/** Foot and tip of each leading edge, tallest blade first. */
const EDGES: readonly [Point, Point][] = [
  [
    [15.6, BASE],
    [34.4, 3.4],
  ],
  [
    [7.6, BASE],
    [23.2, 8.2],
  ],
  [
    [1.6, BASE],
    [12.4, 15.2],
  ],
]

/** @returns SVG path data of the logo's three blades, which are the sails of a dhow, tallest first */
export function blades(): [string, string, string] {
  const [tall, middle, small] = EDGES.map(([foot, tip]) => leadingEdge(foot, tip))
  if (!tall || !middle || !small) throw new Error('The mark needs three blades')
  const trailing = `C30.6 12.4 29.3 22 30.2 ${BASE}`
  return [`${move(tall[0])}${cubic(tall)}${trailing}Z`, nested(middle, tall), nested(small, middle)]
}

/** A curve that is steep at the foot and flat at the tip, like a wing's leading edge. */
function leadingEdge(foot: Point, tip: Point): Curve {
  const [x0, y0] = foot
  const dx = tip[0] - x0
  const dy = tip[1] - y0
  return [foot, [x0 + 0.12 * dx, y0 + 0.46 * dy], [x0 + 0.48 * dx, y0 + 0.84 * dy], tip]
}

/** A blade between its leading edge and its neighbour's, which is shifted by the gap. */
function nested(edge: Curve, neighbour: Curve): string {
  const moved = neighbour.map(([x, y]): Point => [x - GAP, y]) as unknown as Curve
  const inner = upTo(moved, edge[3][1])
  const tip = inner[3]
  const outer: Curve = [edge[0], edge[1], edge[2], tip]
  return `${move(outer[0])}${cubic(outer)}${cubic(inner.toReversed() as unknown as Curve)}Z`
}

/** The part of a curve from its foot up to `height`, found by bisection. */
function upTo(curve: Curve, height: number): Curve {
  let low = 0
  let high = 1
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (split(curve, middle)[3][1] > height) low = middle
    else high = middle
  }
  return split(curve, low)
}

/** De Casteljau's algorithm: the part of the curve before parameter `at`. */
function split([a, b, c, d]: Curve, at: number): Curve {
  const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * at, p[1] + (q[1] - p[1]) * at]
  const ab = mix(a, b)
  const bc = mix(b, c)
  const abc = mix(ab, bc)
  return [a, ab, abc, mix(abc, mix(bc, mix(c, d)))]
}

const pair = ([x, y]: Point): string => `${trim(x)} ${trim(y)}`
const move = (point: Point): string => `M${pair(point)}`
const cubic = ([, b, c, d]: Curve): string => `C${pair(b)} ${pair(c)} ${pair(d)}`
