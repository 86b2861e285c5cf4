/** Where a distance is drawn, in the units of the figure. */
export type Arc = {
  city: string
  nm: number
  /** End of the arc on the line. */
  x: number
  /** Whether it has room for its label: where cities lie close, the farthest has. */
  named: boolean
}

/** Left edge of the line: the airport. */
export const ORIGIN = 36
/** Half-ellipses, flattened so that the longest fits the page. */
export const FLATNESS = 0.5
/** Between the middles of two labels. */
const LABEL_GAP = 84

/**
 * Lays distances out along a line, nearest first, all to one scale.
 *
 * @param length of the line, in the figure's units, for the farthest city.
 */
export function layOut(items: readonly { city: string; nm: number }[], length: number): Arc[] {
  const sorted = items.toSorted((a, b) => a.nm - b.nm)
  const farthest = sorted.at(-1)?.nm ?? 1
  let next = Infinity
  const arcs = sorted.toReversed().map(({ city, nm }) => {
    const x = ORIGIN + (nm / farthest) * length
    const named = next - x >= LABEL_GAP
    if (named) next = x
    return { city, nm, x, named }
  })
  return arcs.toReversed()
}
