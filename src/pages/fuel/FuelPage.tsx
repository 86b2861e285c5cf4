import { content, fuels } from '#content/servicePages/fuel.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { FuelComparison } from './FuelComparison.tsx'

const instrument = async () => ({
  default: (await import('./FuelInstrument.tsx')).FuelInstrument,
})

export function FuelPage() {
  return (
    <ServicePage content={content} instrument={instrument}>
      <FuelComparison fuels={fuels} />
    </ServicePage>
  )
}
