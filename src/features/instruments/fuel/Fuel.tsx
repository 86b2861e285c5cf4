import { fuelInstrument as copy } from '#content/instruments/fuel.ts'
import { formatNumber } from '#lib/formatNumber.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import {
  DENSITY_15,
  FUEL_UNITS,
  type FuelUnit,
  isMass,
  PRODUCTS,
  convertUplift,
} from '#lib/fuelUnits.ts'
import { Rulers } from './Rulers.tsx'
import { formatAmount } from './rulers.ts'

const getDensities = (product: string) =>
  product === 'avgas' ? DENSITY_15.avgas : DENSITY_15.jetA1

const getTypicalDensity = ({ product }: { product?: string }) =>
  product === undefined ? {} : { density15: String(getDensities(product).typical) }

const getRules = ({ product }: { product: string }) => {
  const { min, max } = getDensities(product)
  return {
    amount: { kind: 'number', min: 0, max: 400_000 },
    unit: { kind: 'choice', options: FUEL_UNITS },
    product: { kind: 'choice', options: PRODUCTS },
    density15: { kind: 'number', min, max },
    temperature: { kind: 'number', min: 0, max: 60 },
  } as const
}

const EXAMPLE = {
  amount: '10,000',
  unit: 'kg',
  product: 'jetA1',
  density15: '800',
  temperature: '15',
}

/** Converts an uplift into five units, at the density on the delivery note. */
export function Fuel() {
  const { state, values } = useInstrument({
    getRules,
    example: EXAMPLE,
    fields: copy.fields,
    implied: getTypicalDensity,
  })
  const { density, units } = convertUplift(values)
  const { min, max } = DENSITY_15[values.product]
  const formatUnitAmount = (amount: number, unit: FuelUnit) =>
    `${formatAmount(amount)} ${copy.units[unit]}`
  const resultUnit = isMass(values.unit) ? 'l' : 'kg'
  const answer = units.find(({ unit }) => unit === resultUnit)?.amount ?? 0
  const densityText = `${copy.at} ${density.toFixed(1)} ${copy.density}`
  // Empty at 15 °C, and for Avgas, whose density is not corrected for temperature.
  const corrected =
    density === values.density15 ? '' : `, ${density.toFixed(1)} (${values.temperature} °C)`
  return (
    <InstrumentBand
      copy={copy}
      service="fuel"
      state={state}
      answer={{ figure: formatUnitAmount(answer, resultUnit), remark: densityText }}
      lines={[
        `${copy.lines.uplift.padEnd(9)}${formatNumber(values.amount)} ${copy.units[values.unit]} ${copy.fields.product.options[values.product]}`,
        `${copy.lines.density.padEnd(9)}${values.density15} ${copy.density} (15 °C)${corrected}`,
        ...units
          .filter(({ unit }) => unit !== values.unit)
          .map(
            ({ unit, amount }) => `${copy.lines.same.padEnd(9)}${formatUnitAmount(amount, unit)}`,
          ),
      ]}
      drawing={<Rulers resultUnit={resultUnit} units={units} density={density} />}
      tables={
        <InstrumentTable
          caption={copy.table.captions[values.product]}
          heads={[
            copy.table.unit,
            `${min} ${copy.density}`,
            copy.table.given.replace('%s', `${values.density15} ${copy.density}`),
            `${max} ${copy.density}`,
          ]}
          rows={units.map(({ unit, light, amount, heavy }) => [
            copy.units[unit],
            ...[light, amount, heavy].map(formatAmount),
          ])}
        />
      }
    />
  )
}
