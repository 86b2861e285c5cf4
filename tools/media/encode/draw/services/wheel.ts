import { circle, line } from './path.ts'
import type { Part } from './plate.ts'

/** A road wheel on the ground. */
export const wheel = (x: number, radius: number): Part => ({
  outline: circle(x, radius, radius),
  edges: circle(x, radius, Math.round(radius * 0.62)),
  details: circle(x, radius, Math.round(radius * 0.2)),
})

/** The edge of a wheel arch in a body whose lower edge is at `sill`. */
export const arch = (x: number, radius: number, sill: number): string =>
  line(
    [x - radius, sill],
    [x - radius, radius * 1.95, radius * 0.9],
    [x + radius, radius * 1.95, radius * 0.9],
    [x + radius, sill],
  )
