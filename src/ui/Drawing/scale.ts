import { roundToTenth } from '#lib/format.ts'

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

/** @param shares positions as fractions of the width of a `Stretched` drawing (1,000 units) */
export function createTickPath(shares: readonly number[], top: number, length: number): string {
  return shares.map((share) => `M${roundToTenth(share * 1000)} ${top}v${length}`).join('')
}
