import { toolWords } from './toolWords.ts'
import { formatNumber } from '#lib/format.ts'
import { FUEL_UNITS, PRODUCTS } from './units.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { choice, number } from '#toolHost/inputs.ts'
import {
  AMOUNT_RANGE,
  convertUplift,
  DENSITY_BASES,
  DENSITY_RANGE,
  EXAMPLE,
  formatAmount,
  isMass,
  TYPICAL_DENSITY,
} from './model.ts'
import { FuelDrawing } from './FuelDrawing.tsx'

export const FuelTool = defineTool({
  words: toolWords,
  service: 'fuel',
  layout: 'below',
  inputs: {
    amount: number(AMOUNT_RANGE),
    unit: choice(FUEL_UNITS),
    product: choice(PRODUCTS),
    temperature: number({ min: 0, max: 60 }),
    basis: choice(DENSITY_BASES),
    density: number(DENSITY_RANGE.jetA1.at15),
  },
  example: {
    amount: formatNumber(EXAMPLE.amount),
    unit: EXAMPLE.unit,
    product: EXAMPLE.product,
    temperature: `${EXAMPLE.temperature}`,
    basis: EXAMPLE.basis,
    density: `${EXAMPLE.density}`,
  },
  dependentInputs: ({ product = 'jetA1', basis = 'at15' }) => ({
    density: number(DENSITY_RANGE[product][basis]),
  }),
  presets: ({ product }) => (product ? { density: `${TYPICAL_DENSITY[product]}` } : {}),
  result(values, _, enter) {
    const { density: printed, basis, product, temperature } = values
    const { density, units } = convertUplift(values)
    const amounts = units.map(({ unit, amount }) => ({
      unit,
      text: toolWords.amount(formatAmount(amount), toolWords.units[unit]),
    }))
    const resultUnit = isMass(values.unit) ? 'l' : 'kg'
    const { min, max } = DENSITY_RANGE[product].at15
    const { lines, table } = toolWords
    const { heads } = table
    const figure = amounts.find(({ unit }) => unit === resultUnit)?.text ?? ''
    const entered = toolWords.amount(formatNumber(values.amount), toolWords.units[values.unit])
    const corrected = { density: density.toFixed(1), temperature }
    return {
      answer: toolWords.answer(figure, corrected.density),
      rows: [
        lines.uplift(entered, toolWords.fields.product.options[product]),
        lines.density({
          printed,
          basis: toolWords.fields.basis.options[basis],
          corrected: density === printed ? undefined : corrected,
        }),
        ...amounts.filter(({ unit }) => unit !== values.unit).map(({ text }) => lines.same(text)),
      ],
      drawing: (
        <FuelDrawing
          resultUnit={resultUnit}
          units={units}
          amount={values.amount}
          onAmount={(amount) => enter('amount', formatNumber(amount))}
        />
      ),
      tables: [
        {
          caption: table.captions[product],
          heads: [heads.unit, heads.bound(min), heads[basis](printed), heads.bound(max)],
          rows: units.map(({ unit, light, amount, heavy }) => [
            toolWords.units[unit],
            ...[light, amount, heavy].map(formatAmount),
          ]),
        },
      ],
    }
  },
})
