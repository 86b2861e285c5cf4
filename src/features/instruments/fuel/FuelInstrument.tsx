import { copy } from '#content/instruments/fuel.ts'
import { formatNumber } from '#lib/format.ts'
import { convertUplift, DENSITY_15, FUEL_UNITS, isMass, PRODUCTS } from '#lib/fuelUnits.ts'
import { defineInstrument } from '../shared/defineInstrument.tsx'
import { choice, number } from '../shared/inputs.ts'
import { Rulers } from './Rulers.tsx'
import { formatAmount } from './rulers.ts'

/** Converts an uplift into five units, at the density on the delivery note. */
export const FuelInstrument = defineInstrument({
  copy,
  service: 'fuel',
  inputs: {
    amount: number({ min: 0, max: 400_000 }),
    unit: choice(FUEL_UNITS),
    product: choice(PRODUCTS),
    temperature: number({ min: 0, max: 60 }),
    density15: number(DENSITY_15.jetA1),
  },
  example: { amount: '10,000', unit: 'kg', product: 'jetA1', temperature: '15', density15: '800' },
  dependentInputs: ({ product = 'jetA1' }) => ({ density15: number(DENSITY_15[product]) }),
  presets: ({ product }) => (product ? { density15: `${DENSITY_15[product].typical}` } : {}),
  result(values) {
    const { density, units } = convertUplift(values)
    const amounts = units.map(({ unit, amount }) => ({
      unit,
      text: `${formatAmount(amount)} ${copy.units[unit]}`,
    }))
    const resultUnit = isMass(values.unit) ? 'l' : 'kg'
    const { min, max } = DENSITY_15[values.product]
    const given = `${values.density15} ${copy.density}`
    // Empty at 15 °C, and for Avgas, whose density is not corrected for temperature.
    const corrected =
      density === values.density15 ? '' : `, ${density.toFixed(1)} (${values.temperature} °C)`
    return {
      answer: {
        figure: amounts.find(({ unit }) => unit === resultUnit)?.text ?? '',
        remark: `${copy.at} ${density.toFixed(1)} ${copy.density}`,
      },
      rows: [
        [
          copy.lines.uplift,
          `${formatNumber(values.amount)} ${copy.units[values.unit]} ${copy.fields.product.options[values.product]}`,
        ],
        [copy.lines.density, `${given} (15 °C)${corrected}`],
        ...amounts
          .filter(({ unit }) => unit !== values.unit)
          .map(({ text }) => [copy.lines.same, text] as const),
      ],
      drawing: <Rulers resultUnit={resultUnit} units={units} density={density} />,
      tables: [
        {
          caption: copy.table.captions[values.product],
          heads: [
            copy.table.unit,
            `${min} ${copy.density}`,
            copy.table.given.replace('%s', given),
            `${max} ${copy.density}`,
          ],
          rows: units.map(({ unit, light, amount, heavy }) => [
            copy.units[unit],
            ...[light, amount, heavy].map(formatAmount),
          ]),
        },
      ],
    }
  },
})
