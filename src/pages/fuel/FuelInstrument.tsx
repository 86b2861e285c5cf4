import { fuelInstrument } from '#content/instruments/fuel.ts'
import { labels } from '#content/instruments/labels.ts'
import { Fuel } from '#features/instruments/fuel/Fuel.tsx'

export function FuelInstrument() {
  return <Fuel copy={fuelInstrument} labels={labels} />
}
