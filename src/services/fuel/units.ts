/** Pounds are exact. NIST Handbook 44, appendix C. */
const KG_PER_LB = 0.453_592_37
/** Gallons are exact. NIST Handbook 44, appendix C; SP 811. */
const LITRES_PER_US_GALLON = 3.785_411_784
const LITRES_PER_IMPERIAL_GALLON = 4.546_09

export const FUEL_UNITS = ['kg', 'lb', 'l', 'usGal', 'impGal'] as const
export type FuelUnit = (typeof FUEL_UNITS)[number]

export const PRODUCTS = ['jetA1', 'avgas'] as const
export type Product = (typeof PRODUCTS)[number]

/** Table 54B uses other coefficients below this density, in kg/m³ at 15 °C. */
const KEROSINE_MIN_DENSITY = 787.5

/**
 * Corrects a density by table 54B (ISO 91-1, ASTM D1250), which does not cover avgas.
 *
 * @param density in kg/m³ at 15 °C
 * @param temperature in °C
 * @returns kg/m³
 */
export function correctDensity(product: Product, density: number, temperature: number): number {
  if (product === 'avgas') return density
  const alpha =
    density < KEROSINE_MIN_DENSITY
      ? -0.003_363_12 + 2680.3206 / density ** 2
      : 594.5418 / density ** 2
  const temperatureRise = temperature - 15
  return density * Math.exp(-alpha * temperatureRise * (1 + 0.8 * alpha * temperatureRise))
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
