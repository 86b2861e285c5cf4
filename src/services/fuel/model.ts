import { formatNumber } from '#lib/format.ts'
import { convert, correctDensity, FUEL_UNITS, type FuelUnit, type Product } from './units.ts'

/** The meaning of a printed density: at 15 °C, or observed at the temperature of the fuel. */
export const DENSITY_BASES = ['at15', 'observed'] as const
export type DensityBasis = (typeof DENSITY_BASES)[number]

/** A common density of each product, in kg/m³ at 15 °C. */
export const TYPICAL_DENSITY = { jetA1: 800, avgas: 720 } as const satisfies Record<Product, number>

/**
 * Accepted densities in kg/m³. Jet A-1 at 15 °C: the bounds of its specification. We have chosen the
 * others; the lowest observed ones are those of light fuel on the hottest days.
 */
export const DENSITY_RANGE = {
  jetA1: { at15: { min: 775, max: 840 }, observed: { min: 720, max: 840 } },
  avgas: { at15: { min: 700, max: 740 }, observed: { min: 660, max: 740 } },
} as const satisfies Record<Product, Record<DensityBasis, { min: number; max: number }>>

/** Accepted amounts, in any of the units. */
export const AMOUNT_RANGE = { min: 0, max: 400_000 } as const

export type Uplift = {
  amount: number
  unit: FuelUnit
  product: Product
  /** Density in kg/m³, as printed. */
  density: number
  basis: DensityBasis
  /** Temperature of the fuel in °C. */
  temperature: number
}

export const EXAMPLE = {
  amount: 10_000,
  unit: 'kg',
  product: 'jetA1',
  density: TYPICAL_DENSITY.jetA1,
  basis: 'at15',
  temperature: 15,
} as const satisfies Uplift

/** The uplift in one unit: at its own, at the lowest (`light`) and at the highest density (`heavy`). */
export type ConvertedUplift = { unit: FuelUnit; amount: number; light: number; heavy: number }

/** @returns the uplift in all five units, and its density (kg/m³) at the temperature of the fuel */
export function convertUplift(uplift: Uplift): { density: number; units: ConvertedUplift[] } {
  const { amount, unit: from, product, basis, temperature } = uplift
  const correct = (density: number) => correctDensity(product, density, temperature)
  const { min, max } = DENSITY_RANGE[product].at15
  const density = basis === 'observed' ? uplift.density : correct(uplift.density)
  const units = FUEL_UNITS.map((unit) => ({
    unit,
    amount: convert(amount, from, unit, density),
    light: convert(amount, from, unit, correct(min)),
    heavy: convert(amount, from, unit, correct(max)),
  }))
  return { density, units }
}

/**
 * @returns the amount as text, in whole units. Below 100 it has two decimals: 1 kg would otherwise be
 * `1 litres`, `0 US gal` and `0 imp gal`.
 */
export const formatAmount = (value: number) =>
  formatNumber(value < 100 ? Math.round(value * 100) / 100 : Math.round(value))

export const isMass = (unit: FuelUnit) => unit === 'kg' || unit === 'lb'
