const STEPS = [1, 2, 5, 10]

/** @returns the smallest number of the series 1, 2, 5, 10, 20 … that is at least `minimum` */
export function roundUpToNiceStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum))
  return (STEPS.find((step) => step * power >= minimum * (1 - 1e-9)) ?? 10) * power
}

/** @returns the multiples of `step` from 0 to `end`, inclusive */
export function listTicks(step: number, end: number): number[] {
  const count = Math.floor(end / step + 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/**
 * The steps are relative, because equal steps compress to almost nothing.
 *
 * @param shares positions as fractions of the width of a `Stretched` drawing (1,000 units)
 */
export function createTickPath(shares: readonly number[], top: number, length: number): string {
  const tenths = shares.map((share) => Math.round(share * 10_000))
  const tick = `v${length}`
  return tenths
    .map((x, index) => {
      const previous = tenths[index - 1]
      if (previous === undefined) return `M${x / 10} ${top}${tick}`
      return `m${(x - previous) / 10}-${length}${tick}`
    })
    .join('')
}
