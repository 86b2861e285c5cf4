import { content } from '#content/servicePages/fuel.ts'
import { FuelInstrument } from '#features/instruments/fuel/FuelInstrument.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { FuelComparison } from './FuelComparison.tsx'

export function FuelPage() {
  return (
    <ServicePage content={content} instrument={<FuelInstrument />}>
      <FuelComparison />
    </ServicePage>
  )
}
