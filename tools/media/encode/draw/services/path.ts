// Paths of the service plates. Coordinates are millimetres with y up and the ground at 0; SVG's y
// points down, so every function flips it.

/** A corner; its radius is 0 if not given. */
export type Corner = readonly [x: number, y: number, radius?: number]

/** A closed shape. */
export const shape = (...corners: Corner[]): string => {
  const at = (index: number) => corners.at(index % corners.length) ?? [0, 0]
  const [first = '', ...rest] = corners.map((corner, i) => bend(at(i - 1), corner, at(i + 1)))
  return `M${first}${rest.map((point) => `L${point}`).join('')}Z`
}

/** An open line; the radii of its ends are ignored. */
export const line = (...corners: Corner[]): string =>
  corners
    .map((corner, i) => {
      const [before, after] = [corners[i - 1], corners[i + 1]]
      return `${i === 0 ? 'M' : 'L'}${before && after ? bend(before, corner, after) : xy(corner[0], corner[1])}`
    })
    .join('')

export const rect = (x: number, y: number, width: number, height: number, r = 0): string =>
  shape([x, y, r], [x + width, y, r], [x + width, y + height, r], [x, y + height, r])

export const circle = (x: number, y: number, r: number): string =>
  `M${xy(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** The same path `count` times. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A corner as the end of one line, a quadratic curve and the start of the next. */
function bend(before: Corner, [x, y, radius = 0]: Corner, after: Corner): string {
  if (radius === 0) return xy(x, y)
  const toward = ([toX, toY]: Corner) => {
    const share = radius / Math.hypot(toX - x, toY - y)
    return xy(x + (toX - x) * share, y + (toY - y) * share)
  }
  return `${toward(before)}Q${xy(x, y)} ${toward(after)}`
}

const xy = (x: number, y: number): string => `${tenth(x)} ${tenth(-y)}`
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
