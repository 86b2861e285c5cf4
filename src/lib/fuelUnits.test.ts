import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, DENSITY_15, correctDensity, FUEL_UNITS, convertUplift } from './fuelUnits.ts'

const example = {
  amount: 10_000,
  unit: 'kg',
  product: 'jetA1',
  density15: 800,
  temperature: 15,
} as const
const whole = (uplift: Parameters<typeof convertUplift>[0]) =>
  Object.fromEntries(
    convertUplift(uplift).units.map(({ unit, amount }) => [unit, Math.round(amount)]),
  )

test('converts 10,000 kg at 800 kg/m³ into five units', () => {
  expect(whole(example)).toEqual({ kg: 10_000, lb: 22_046, l: 12_500, usGal: 3302, impGal: 2750 })
})

test('converts 10,000 kg into litres at the lowest and highest density of Jet A-1', () => {
  const litres = convertUplift(example).units.find(({ unit }) => unit === 'l')
  expect(Math.round(litres?.light ?? 0)).toBe(12_903)
  expect(Math.round(litres?.heavy ?? 0)).toBe(11_905)
})

test.each([
  [15, 800],
  [30, 788.8],
  [45, 777.5],
  [50, 773.8],
])('corrects 800 kg/m³ at 15 °C to the density at %d °C, %d', (temperature, density) => {
  expect(correctDensity('jetA1', 800, temperature)).toBeCloseTo(density, 1)
})

test('lowers the density by about 0.75 kg/m³ per degree', () => {
  const slope = (correctDensity('jetA1', 800, 50) - correctDensity('jetA1', 800, 15)) / 35
  expect(slope).toBeCloseTo(-0.75, 2)
})

test('converts avgas at 6.01 lb per US gallon at any temperature', () => {
  expect(convert(1, 'usGal', 'lb', DENSITY_15.avgas.typical)).toBeCloseTo(6.01, 2)
  expect(correctDensity('avgas', 720, 50)).toBe(720)
})

const units = fc.constantFrom(...FUEL_UNITS)
const densities = fc.double({ min: 700, max: 840, noNaN: true })

test('converts between any two units and back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 4e5, noNaN: true }),
      units,
      units,
      densities,
      (amount, from, to, density) => {
        const there = convert(amount, from, to, density)
        expect(convert(there, to, from, density)).toBeCloseTo(amount, 6)
      },
    ),
  )
})

test('a warmer fuel is less dense, and its amounts stay between the product’s bounds', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 775, max: 840, noNaN: true }),
      fc.double({ min: 0, max: 59, noNaN: true }),
      units,
      (density15, temperature, unit) => {
        expect(correctDensity('jetA1', density15, temperature + 1)).toBeLessThan(
          correctDensity('jetA1', density15, temperature),
        )
        for (const line of convertUplift({ ...example, unit, density15, temperature }).units) {
          const [least, most] = [line.light, line.heavy].toSorted((a, b) => a - b)
          expect(line.amount).toBeGreaterThanOrEqual((least ?? 0) * (1 - 1e-9))
          expect(line.amount).toBeLessThanOrEqual((most ?? 0) * (1 + 1e-9))
        }
      },
    ),
  )
})
