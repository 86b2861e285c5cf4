import { grouped } from '#lib/grouped.ts'
import { niceStep, ticks } from '#lib/scale.ts'
import { convert, type FuelUnit, type UpliftIn } from '#lib/fuelUnits.ts'

/** How far the rulers reach beyond the uplift, and how many figures stand on each. */
const REACH = 1.12
const FIGURES = 5
const BETWEEN = 10
/** In pixels: the narrowest ruler of a phone's drawing, and of the wide one. */
const PHONE = 272
const WIDE = 530
/** In pixels: a character of a figure, where the nought begins, and how far the line keeps away. */
const CHARACTER = 7.8
export const NOUGHT_AT = 6
const CLEAR = 6
const written = (value: number) => whole(value).length * CHARACTER

/** A figure as a ruler carries it, e.g. `12,500`. */
export const whole = (value: number) => grouped(Math.round(value))
/** A figure to order by: a small one keeps two decimals, so that no two units seem the same. */
export const precise = (value: number) =>
  value < 100 ? grouped(Math.round(value * 100) / 100) : whole(value)

export type Figure = {
  value: number
  at: number
  /** On a phone the line would strike it through. */
  isWide: boolean
}

export type Ruler = {
  unit: FuelUnit
  amount: number
  /** Places along the ruler are shares of its length. */
  figures: Figure[]
  /** All strokes, and those that figures belong to. */
  strokes: number[]
  long: number[]
  /** From the heaviest fuel's figure to the lightest's: nothing where density does not matter. */
  bracket: readonly [number, number] | undefined
}

/**
 * Five rulers on one scale of mass, so that one line marks the uplift on all of them.
 *
 * @param density in kg/m³
 * @returns the rulers, where the line stands, and a scale bar: its mass as text and its length
 */
export function layOut(units: readonly UpliftIn[], density: number) {
  const mass = units.find(({ unit }) => unit === 'kg')?.amount ?? 0
  const step = niceStep(Math.max(mass * REACH, 1) / 10)
  const end = Math.ceil((Math.max(mass * REACH, 1) / step) * (1 - 1e-9)) * step
  const place = (value: number, unit: FuelUnit) => convert(value, unit, 'kg', density) / end
  const line = mass / end
  const isStruck = (value: number, at: number, width: number) => {
    const half = written(value) / 2
    const middle = value ? at * width : NOUGHT_AT + half
    return Math.abs(middle - line * width) < half + CLEAR
  }
  const rulers = units.map(({ unit, amount, light, heavy }): Ruler => {
    const length = convert(end, 'kg', unit, density)
    // In whole numbers, with room between them.
    const share = Math.max(1 / FIGURES, (written(length) + 2 * CHARACTER) / PHONE)
    const labelled = Math.max(1, niceStep(length * share))
    const values = ticks(labelled, length)
    const ends = [place(light, unit), place(heavy, unit)]
    const [from, to] = [Math.min(...ends), Math.max(...ends)]
    return {
      unit,
      amount,
      figures: values
        .map((value) => ({ value, at: place(value, unit) }))
        .filter(
          ({ value, at }) => at * PHONE + written(value) / 2 < PHONE && !isStruck(value, at, WIDE),
        )
        .map((figure) => ({ ...figure, isWide: isStruck(figure.value, figure.at, PHONE) })),
      strokes: ticks(labelled / BETWEEN, length).map((value) => place(value, unit)),
      long: values.map((value) => place(value, unit)),
      bracket: to - from > 1e-6 ? [from, Math.min(to, 1)] : undefined,
    }
  })
  const barMass = niceStep(end / 8)
  return { rulers, line, bar: { kilograms: precise(barMass), length: barMass / end } }
}
