import { words } from './instrumentWords.ts'
import { formatNumber } from '#lib/format.ts'
import { FUEL_UNITS, PRODUCTS } from '#lib/fuelUnits.ts'
import { defineInstrument } from '#services/instrument/defineInstrument.tsx'
import { choice, number } from '#services/instrument/inputs.ts'
import {
  convertUplift,
  DENSITY_BASES,
  DENSITY_RANGE,
  formatAmount,
  isMass,
  TYPICAL_DENSITY,
} from './model.ts'
import { Rulers } from './Rulers.tsx'

/** Converts an uplift into five units, at the density on the delivery note. */
export const FuelInstrument = defineInstrument({
  words,
  service: 'fuel',
  inputs: {
    amount: number({ min: 0, max: 400_000 }),
    unit: choice(FUEL_UNITS),
    product: choice(PRODUCTS),
    temperature: number({ min: 0, max: 60 }),
    basis: choice(DENSITY_BASES),
    // Links that visitors have saved contain this name.
    density15: number(DENSITY_RANGE.jetA1.at15),
  },
  example: {
    amount: '10,000',
    unit: 'kg',
    product: 'jetA1',
    temperature: '15',
    basis: 'at15',
    density15: `${TYPICAL_DENSITY.jetA1}`,
  },
  dependentInputs: ({ product = 'jetA1', basis = 'at15' }) => ({
    density15: number(DENSITY_RANGE[product][basis]),
  }),
  presets: ({ product }) => (product ? { density15: `${TYPICAL_DENSITY[product]}` } : {}),
  result(values) {
    const { density15: printed, basis, product, temperature } = values
    const { density, units } = convertUplift({ ...values, density: printed })
    const amounts = units.map(({ unit, amount }) => ({
      unit,
      text: `${formatAmount(amount)} ${words.units[unit]}`,
    }))
    const resultUnit = isMass(values.unit) ? 'l' : 'kg'
    const { min, max } = DENSITY_RANGE[product].at15
    const given = `${printed} ${words.density}`
    const isCorrected = density !== printed
    const corrected = isCorrected ? `, ${density.toFixed(1)} (${temperature} °C)` : ''
    return {
      answer: {
        figure: amounts.find(({ unit }) => unit === resultUnit)?.text ?? '',
        remark: `${words.at} ${density.toFixed(1)} ${words.density}`,
      },
      rows: [
        [
          words.lines.uplift,
          `${formatNumber(values.amount)} ${words.units[values.unit]} ${words.fields.product.options[product]}`,
        ],
        [words.lines.density, `${given} (${words.fields.basis.options[basis]})${corrected}`],
        ...amounts
          .filter(({ unit }) => unit !== values.unit)
          .map(({ text }) => [words.lines.same, text] as const),
      ],
      drawing: <Rulers resultUnit={resultUnit} units={units} />,
      tables: [
        {
          caption: words.table.captions[product],
          heads: [
            words.table.unit,
            `${min} ${words.density}`,
            words.table.given[basis].replace('%s', given),
            `${max} ${words.density}`,
          ],
          rows: units.map(({ unit, light, amount, heavy }) => [
            words.units[unit],
            ...[light, amount, heavy].map(formatAmount),
          ]),
        },
      ],
    }
  },
})
