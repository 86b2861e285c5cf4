/** Pounds are exact. NIST Handbook 44, appendix C. */
const KG_PER_LB = 0.453_592_37
/** Gallons are exact. NIST Handbook 44, appendix C; SP 811. */
const LITRES_PER_US_GALLON = 3.785_411_784
const LITRES_PER_IMPERIAL_GALLON = 4.546_09

export const FUEL_UNITS = ['kg', 'lb', 'l', 'usGal', 'impGal'] as const
export type FuelUnit = (typeof FUEL_UNITS)[number]

export const PRODUCTS = ['jetA1', 'avgas'] as const
export type Product = (typeof PRODUCTS)[number]

/**
 * Densities in kg/m³ at 15 °C. Jet A-1: bounds of its specification, and CORSIA's standard value (UK SI
 * 2021/534, art. 28). Avgas: a common value, with bounds that we have chosen.
 */
export const DENSITY_15 = {
  jetA1: { min: 775, typical: 800, max: 840 },
  avgas: { min: 700, typical: 720, max: 740 },
} as const satisfies Record<Product, { min: number; typical: number; max: number }>

/** Table 54B uses other coefficients below this density, in kg/m³ at 15 °C. */
const KEROSINE_MIN_DENSITY = 787.5

/**
 * Corrects a density by table 54B (ISO 91-1, ASTM D1250), which does not cover avgas.
 *
 * @param density15 in kg/m³ at 15 °C
 * @param temperature in °C
 * @returns kg/m³
 */
export function correctDensity(product: Product, density15: number, temperature: number): number {
  if (product === 'avgas') return density15
  const alpha =
    density15 < KEROSINE_MIN_DENSITY
      ? -0.003_363_12 + 2680.3206 / density15 ** 2
      : 594.5418 / density15 ** 2
  const temperatureRise = temperature - 15
  return density15 * Math.exp(-alpha * temperatureRise * (1 + 0.8 * alpha * temperatureRise))
}

/** @param density in kg/m³ */
function getKilogramsPerUnit(unit: FuelUnit, density: number): number {
  const perLitre = density / 1000
  return {
    kg: 1,
    lb: KG_PER_LB,
    l: perLitre,
    usGal: LITRES_PER_US_GALLON * perLitre,
    impGal: LITRES_PER_IMPERIAL_GALLON * perLitre,
  }[unit]
}

/** @param density in kg/m³ */
export function convert(amount: number, from: FuelUnit, to: FuelUnit, density: number): number {
  return (amount * getKilogramsPerUnit(from, density)) / getKilogramsPerUnit(to, density)
}

export type Uplift = {
  amount: number
  unit: FuelUnit
  product: Product
  /** Density in kg/m³ at 15 °C. */
  density15: number
  /** Temperature in °C. */
  temperature: number
}

/** The uplift in one unit: at its own, at the lowest (`light`) and at the highest density (`heavy`). */
export type ConvertedUplift = { unit: FuelUnit; amount: number; light: number; heavy: number }

/** @returns the uplift in all five units, and the density (kg/m³) at its temperature */
export function convertUplift(uplift: Uplift): { density: number; units: ConvertedUplift[] } {
  const { amount, unit: from, product, density15, temperature } = uplift
  const correct = (density: number) => correctDensity(product, density, temperature)
  const { min, max } = DENSITY_15[product]
  const units = FUEL_UNITS.map((unit) => ({
    unit,
    amount: convert(amount, from, unit, correct(density15)),
    light: convert(amount, from, unit, correct(min)),
    heavy: convert(amount, from, unit, correct(max)),
  }))
  return { density: correct(density15), units }
}

export const isMass = (unit: FuelUnit) => unit === 'kg' || unit === 'lb'
