import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FUEL_UNITS, convertUplift } from '#lib/fuelUnits.ts'
import { formatAmount, type Label, layOutRulers, formatWhole } from './rulers.ts'

/** In pixels: widths of the rulers in both drawings, and of a character. */
const NARROWEST = 272
const WIDTHS = { phone: [NARROWEST, 342, 719], wide: [530, 709, 971] }
const CHARACTER = 7.8

const layOutUplift = (amount: number, unit: (typeof FUEL_UNITS)[number] = 'kg') => {
  const uplift = { amount, unit, product: 'jetA1', density15: 800, temperature: 15 } as const
  const { density, units } = convertUplift(uplift)
  return layOutRulers(units, density)
}

const anyUplift = (check: (amount: number, unit: (typeof FUEL_UNITS)[number]) => void) =>
  fc.property(fc.double({ min: 0, max: 4e5, noNaN: true }), fc.constantFrom(...FUEL_UNITS), check)

/** @returns the edges of a label on a ruler of a given width */
function boxOf({ value, share }: Label, width = NARROWEST) {
  const length = formatWhole(value).length * CHARACTER
  const left = value ? share * width - length / 2 : 6
  return { left, right: left + length }
}

test('a ruler has few labels with round numbers', () => {
  const [kg, , litres] = layOutUplift(11_000).rulers
  expect(kg?.labels.map(({ value }) => value)).toEqual([0, 5000, 10_000])
  expect(litres?.labels.map(({ value }) => value)).toEqual([0, 5000, 10_000, 15_000])
})

test('the line of the uplift crosses no visible label', () => {
  fc.assert(
    anyUplift((amount, unit) => {
      const { rulers, line } = layOutUplift(amount, unit)
      const crossed = rulers
        .flatMap(({ labels }) => labels)
        // The label 0 does not move with the width, but below one kilogram the line does.
        .filter(({ value }) => value || line === 0)
        .filter((label) =>
          (label.isWideOnly ? WIDTHS.wide : [...WIDTHS.phone, ...WIDTHS.wide]).some((width) => {
            const { left, right } = boxOf(label, width)
            return left - line * width < 4 && line * width - right < 4
          }),
        )
      expect(crossed).toEqual([])
    }),
    {
      examples: [
        [10_000, 'kg'],
        [0, 'kg'],
      ],
    },
  )
})

test('a ruler keeps its labels if the line does not cross them', () => {
  const [kg, lb] = layOutUplift(10_000).rulers
  expect(kg?.labels.map(({ value }) => value)).toEqual([0, 5000])
  expect(lb?.labels.map(({ value, isWideOnly }) => [value, isWideOnly])).toEqual([
    [0, false],
    [10_000, false],
    [20_000, true],
  ])
})

test('labels do not repeat, overlap or exceed the ruler', () => {
  fc.assert(
    anyUplift((amount, unit) => {
      for (const { labels } of layOutUplift(amount, unit).rulers) {
        const texts = labels.map(({ value }) => formatWhole(value))
        expect(new Set(texts).size).toBe(texts.length)
        const boxes = labels.map((label) => boxOf(label))
        for (const [index, { left, right }] of boxes.entries()) {
          expect(right).toBeLessThanOrEqual(NARROWEST)
          expect(left).toBeGreaterThan((boxes[index - 1]?.right ?? -CHARACTER) + CHARACTER)
        }
      }
    }),
  )
})

test('small amounts keep two decimals, so that units differ', () => {
  expect([3.785, 3.028, 0.8327, 0.24].map(formatAmount)).toEqual(['3.79', '3.03', '0.83', '0.24'])
  expect([0, 99.996, 100.4, 12_500].map(formatAmount)).toEqual(['0', '100', '100', '12,500'])
})
