import { expect, test } from 'vitest'
import { convertUplift, formatAmount } from './model.ts'

test.each([
  // Unit, product, density, basis, temperature: the density of the fuel, then the five amounts.
  ['kg', 'jetA1', 800, 'at15', 15, '800.0: 10,000 22,046 12,500 3,302 2,750'],
  ['kg', 'jetA1', 800, 'at15', 45, '777.5: 10,000 22,046 12,861 3,398 2,829'],
  ['kg', 'jetA1', 775, 'at15', 15, '775.0: 10,000 22,046 12,903 3,409 2,838'],
  ['kg', 'jetA1', 840, 'at15', 15, '840.0: 10,000 22,046 11,905 3,145 2,619'],
  // The same fuel on two delivery notes of a hot day.
  ['l', 'jetA1', 797, 'at15', 45, '774.4: 7,744 17,074 10,000 2,642 2,200'],
  ['l', 'jetA1', 774.4, 'observed', 45, '774.4: 7,744 17,073 10,000 2,642 2,200'],
  ['l', 'jetA1', 774.4, 'observed', 15, '774.4: 7,744 17,073 10,000 2,642 2,200'],
  ['usGal', 'avgas', 720, 'at15', 50, '720.0: 27,255 60,087 37,854 10,000 8,327'],
] as const)(
  '10,000 %s of %s at %d kg/m³ (%s) and %d °C are %s',
  (unit, product, density, basis, temperature, expected) => {
    const uplift = { amount: 10_000, unit, product, density, basis, temperature }
    const { density: actual, units } = convertUplift(uplift)
    const amounts = units.map(({ amount }) => formatAmount(amount)).join(' ')
    expect(`${actual.toFixed(1)}: ${amounts}`).toBe(expected)
  },
)

test('small amounts keep two decimals, so that units differ', () => {
  expect([3.785, 3.028, 0.8327, 0.24].map(formatAmount)).toEqual(['3.79', '3.03', '0.83', '0.24'])
  expect([0, 99.996, 100.4, 12_500].map(formatAmount)).toEqual(['0', '100', '100', '12,500'])
})
