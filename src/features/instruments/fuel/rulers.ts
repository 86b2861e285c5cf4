import { formatNumber } from '#lib/format.ts'
import { roundUpToNiceStep, listTicks } from '#ui/Drawing/scale.ts'
import { convert, type FuelUnit, type ConvertedUplift } from '#lib/fuelUnits.ts'

/** End of the rulers, as a multiple of the uplift. */
const END_FACTOR = 1.12
const LABELS = 5
const TICKS_PER_LABEL = 10
/** Smallest width of a ruler on phones and on wider screens, in pixels. */
const PHONE_WIDTH = 272
const WIDE_WIDTH = 530
/** In pixels: width of a character, left offset of the label 0, and gap between label and line. */
const CHARACTER_WIDTH = 7.8
export const ZERO_OFFSET = 6
const LINE_GAP = 6
const getTextWidth = (value: number) => formatWhole(value).length * CHARACTER_WIDTH

/** @returns a label such as `12,500` */
export const formatWhole = (value: number) => formatNumber(Math.round(value))
/** @returns an amount; below 100 with two decimals, so that no two units look the same */
export const formatAmount = (value: number) =>
  value < 100 ? formatNumber(Math.round(value * 100) / 100) : formatWhole(value)

export type Label = {
  value: number
  share: number
  /** Hidden on phones, where the line would cross it. */
  isWideOnly: boolean
}

export type Ruler = {
  unit: FuelUnit
  amount: number
  /** Positions are shares of the length of the ruler. */
  labels: Label[]
  ticks: number[]
  /** Ticks that have a label. */
  longTicks: number[]
  /** From the heaviest to the lightest fuel; undefined for units of mass. */
  bracket: { from: number; to: number } | undefined
}

/**
 * Lays out five rulers on one scale of mass, so that one line marks the uplift on all of them.
 *
 * @param density in kg/m³
 * @returns the rulers and the position of the line
 */
export function layOutRulers(units: readonly ConvertedUplift[], density: number) {
  const mass = units.find(({ unit }) => unit === 'kg')?.amount ?? 0
  const step = roundUpToNiceStep(Math.max(mass * END_FACTOR, 1) / 10)
  const end = Math.ceil((Math.max(mass * END_FACTOR, 1) / step) * (1 - 1e-9)) * step
  const toShare = (value: number, unit: FuelUnit) => convert(value, unit, 'kg', density) / end
  const line = mass / end
  const crossesLine = (value: number, share: number, width: number) => {
    const half = getTextWidth(value) / 2
    const middle = value ? share * width : ZERO_OFFSET + half
    return Math.abs(middle - line * width) < half + LINE_GAP
  }
  const rulers = units.map(({ unit, amount, light, heavy }): Ruler => {
    const length = convert(end, 'kg', unit, density)
    // Labels are whole numbers with room between them.
    const labelShare = Math.max(
      1 / LABELS,
      (getTextWidth(length) + 2 * CHARACTER_WIDTH) / PHONE_WIDTH,
    )
    const labelStep = Math.max(1, roundUpToNiceStep(length * labelShare))
    const values = listTicks(labelStep, length)
    const ends = [toShare(light, unit), toShare(heavy, unit)]
    const [from, to] = [Math.min(...ends), Math.max(...ends)]
    return {
      unit,
      amount,
      labels: values
        .map((value) => ({ value, share: toShare(value, unit) }))
        .filter(
          ({ value, share }) =>
            share * PHONE_WIDTH + getTextWidth(value) / 2 < PHONE_WIDTH &&
            !crossesLine(value, share, WIDE_WIDTH),
        )
        .map((label) => ({
          ...label,
          isWideOnly: crossesLine(label.value, label.share, PHONE_WIDTH),
        })),
      ticks: listTicks(labelStep / TICKS_PER_LABEL, length).map((value) => toShare(value, unit)),
      longTicks: values.map((value) => toShare(value, unit)),
      bracket: to - from > 1e-6 ? { from, to: Math.min(to, 1) } : undefined,
    }
  })
  return { rulers, line }
}
