export type Ring = readonly (readonly [x: number, y: number])[]

const doubleArea = ([ax, ay]: Ring[number], [bx, by]: Ring[number], [cx, cy]: Ring[number]) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay))

/**
 * Simplifies a closed ring (Visvalingam–Whyatt).
 *
 * @param area minimum area of the triangle of a point and its neighbours, in square units
 */
export function simplify(ring: Ring, area: number): Ring {
  const points = [...ring]
  while (points.length > 3) {
    let least = Infinity
    let leastIndex = -1
    for (const [index, point] of points.entries()) {
      const before = points.at(index - 1) ?? point
      const after = points[(index + 1) % points.length] ?? point
      const size = doubleArea(before, point, after) / 2
      if (size < least) [least, leastIndex] = [size, index]
    }
    if (least >= area) break
    points.splice(leastIndex, 1)
  }
  return points
}

/** Area of a closed ring in square units. */
export function computeArea(ring: Ring): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

/** @returns an SVG path in whole units, relative and closed */
export function formatPath(ring: Ring): string {
  const [first, ...others] = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  if (!first) return ''
  let [lastX, lastY] = first
  const lines = others.flatMap(([x, y]) => {
    const [dx, dy] = [x - lastX, y - lastY]
    ;[lastX, lastY] = [x, y]
    return dx === 0 && dy === 0 ? [] : [`${dx} ${dy}`]
  })
  // A minus sign separates two numbers without a space.
  return `M${first.join(' ')}l${lines.join(' ')}z`.replaceAll(' -', '-')
}
