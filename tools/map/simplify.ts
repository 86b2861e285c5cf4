export type Ring = readonly (readonly [x: number, y: number])[]

/** Twice the area of the triangle of three points. */
const twice = ([ax, ay]: Ring[number], [bx, by]: Ring[number], [cx, cy]: Ring[number]) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay))

/**
 * Leaves out the points of a closed ring that change it least (Visvalingam and Whyatt).
 *
 * @param area of the smallest triangle that a point may stand for, in square units
 */
export function simplify(ring: Ring, area: number): Ring {
  const points = [...ring]
  while (points.length > 3) {
    let least = Infinity
    let index = -1
    for (const [at, point] of points.entries()) {
      const before = points.at(at - 1) ?? point
      const after = points[(at + 1) % points.length] ?? point
      const size = twice(before, point, after) / 2
      if (size < least) [least, index] = [size, at]
    }
    if (least >= area) break
    points.splice(index, 1)
  }
  return points
}

/** Area of a closed ring in square units. */
export function areaOf(ring: Ring): number {
  const sum = ring.reduce((total, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

/** @returns a closed path of whole units, each line relative to the point before */
export function pathOf(ring: Ring): string {
  const [first, ...others] = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  if (!first) return ''
  let [lastX, lastY] = first
  const lines = others.flatMap(([x, y]) => {
    const [dx, dy] = [x - lastX, y - lastY]
    ;[lastX, lastY] = [x, y]
    return dx === 0 && dy === 0 ? [] : [`${dx} ${dy}`]
  })
  // A minus parts two numbers as well as a space.
  return `M${first.join(' ')}l${lines.join(' ')}z`.replaceAll(' -', '-')
}
