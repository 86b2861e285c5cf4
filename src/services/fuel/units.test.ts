import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, correctDensity, FUEL_UNITS } from './units.ts'

test.each([
  [30, 788.8],
  [45, 777.5],
  [50, 773.8],
])('corrects 800 kg/m³ at 15 °C to the density at %d °C, %d', (temperature, density) => {
  expect(correctDensity('jetA1', 800, temperature)).toBeCloseTo(density, 1)
})

test('converts between any two units and back', () => {
  const units = fc.constantFrom(...FUEL_UNITS)
  const numbers = fc.double({ min: 0, max: 4e5, noNaN: true })
  const densities = fc.double({ min: 660, max: 840, noNaN: true })
  fc.assert(
    fc.property(numbers, units, units, densities, (amount, from, to, density) => {
      const there = convert(amount, from, to, density)
      expect(convert(there, to, from, density)).toBeCloseTo(amount, 6)
    }),
  )
})
