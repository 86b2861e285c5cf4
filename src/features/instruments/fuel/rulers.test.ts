import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FUEL_UNITS, upliftInUnits } from '#lib/fuelUnits.ts'
import { precise, type Figure, layOut, whole } from './rulers.ts'

/** Pixels: the rulers of both drawings, and a character of their figures. */
const NARROWEST = 272
const WIDTHS = { phone: [NARROWEST, 342, 719], wide: [530, 709, 971] }
const CHARACTER = 7.8

const laidOut = (amount: number, unit: (typeof FUEL_UNITS)[number] = 'kg') => {
  const uplift = { amount, unit, product: 'jetA1', density15: 800, temperature: 15 } as const
  const { density, units } = upliftInUnits(uplift)
  return layOut(units, density)
}

const anyUplift = (check: (amount: number, unit: (typeof FUEL_UNITS)[number]) => void) =>
  fc.property(fc.double({ min: 0, max: 4e5, noNaN: true }), fc.constantFrom(...FUEL_UNITS), check)

/** Where a figure stands on a ruler of a width. */
function boxOf({ value, at }: Figure, width = NARROWEST) {
  const length = whole(value).length * CHARACTER
  const left = value ? at * width - length / 2 : 6
  return { left, right: left + length }
}

test('a ruler carries few and round figures', () => {
  const [kg, , litres] = laidOut(11_000).rulers
  expect(kg?.figures.map(({ value }) => value)).toEqual([0, 5000, 10_000])
  expect(litres?.figures.map(({ value }) => value)).toEqual([0, 5000, 10_000, 15_000])
})

test('the line strikes no figure through', () => {
  fc.assert(
    anyUplift((amount, unit) => {
      const { rulers, line } = laidOut(amount, unit)
      const struck = rulers
        .flatMap(({ figures }) => figures)
        // A nought stands still where the line moves with the width: below a kilogram.
        .filter(({ value }) => value || line === 0)
        .filter((figure) =>
          (figure.isWide ? WIDTHS.wide : [...WIDTHS.phone, ...WIDTHS.wide]).some((width) => {
            const { left, right } = boxOf(figure, width)
            return left - line * width < 4 && line * width - right < 4
          }),
        )
      expect(struck).toEqual([])
    }),
    {
      examples: [
        [10_000, 'kg'],
        [0, 'kg'],
      ],
    },
  )
})

test('a ruler whose line is elsewhere keeps its figures', () => {
  const [kg, lb] = laidOut(10_000).rulers
  expect(kg?.figures.map(({ value }) => value)).toEqual([0, 5000])
  expect(lb?.figures.map(({ value, isWide }) => [value, isWide])).toEqual([
    [0, false],
    [10_000, false],
    [20_000, true],
  ])
})

test('no figure is written twice, over another or beyond the end', () => {
  fc.assert(
    anyUplift((amount, unit) => {
      for (const { figures } of laidOut(amount, unit).rulers) {
        const texts = figures.map(({ value }) => whole(value))
        expect(new Set(texts).size).toBe(texts.length)
        const boxes = figures.map((figure) => boxOf(figure))
        for (const [index, { left, right }] of boxes.entries()) {
          expect(right).toBeLessThanOrEqual(NARROWEST)
          expect(left).toBeGreaterThan((boxes[index - 1]?.right ?? -CHARACTER) + CHARACTER)
        }
      }
    }),
  )
})

test.each([0.2, 1, 2, 3, 5, 10_000])(
  'the scale bar of %d kg has the length of its label',
  (mass) => {
    const { line, bar } = laidOut(mass)
    const kilograms = Number(bar.kilograms.replaceAll(',', ''))
    expect(kilograms).toBeGreaterThan(0)
    expect(kilograms / bar.length).toBeCloseTo(mass / line, 6)
  },
)

test('of small amounts no two units seem the same', () => {
  expect([3.785, 3.028, 0.8327, 0.24].map(precise)).toEqual(['3.79', '3.03', '0.83', '0.24'])
  expect([0, 99.996, 100.4, 12_500].map(precise)).toEqual(['0', '100', '100', '12,500'])
})
