import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FUEL_UNITS, upliftInUnits } from './model.ts'
import { layOut, whole } from './rulers.ts'

/** Pixels: the narrowest ruler, and a character of its figures. */
const NARROWEST = 272
const CHARACTER = 7.8

const rulersOf = (amount: number, unit: (typeof FUEL_UNITS)[number] = 'kg') => {
  const uplift = { amount, unit, product: 'jetA1', density15: 800, temperature: 15 } as const
  const { density, units } = upliftInUnits(uplift)
  return layOut(units, density).rulers
}

test('a ruler carries few and round figures', () => {
  const [kg, , litres] = rulersOf(10_000)
  expect(kg?.figures.map(({ value }) => value)).toEqual([0, 5000, 10_000])
  expect(litres?.figures.map(({ value }) => value)).toEqual([0, 5000, 10_000])
})

test('no figure is written twice, over another or beyond the end', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 4e5, noNaN: true }),
      fc.constantFrom(...FUEL_UNITS),
      (amount, unit) => {
        for (const { figures } of rulersOf(amount, unit)) {
          const texts = figures.map(({ value }) => whole(value))
          expect(new Set(texts).size).toBe(texts.length)
          const boxes = figures.map(({ value, at }) => {
            const width = whole(value).length * CHARACTER
            const left = value ? at * NARROWEST - width / 2 : 6
            return { left, right: left + width }
          })
          for (const [index, { left, right }] of boxes.entries()) {
            expect(right).toBeLessThanOrEqual(NARROWEST)
            expect(left).toBeGreaterThan((boxes[index - 1]?.right ?? -CHARACTER) + CHARACTER)
          }
        }
      },
    ),
  )
})
