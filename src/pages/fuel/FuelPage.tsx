import { content } from '#content/servicePages/fuel.ts'
import { Fuel } from '#features/instruments/fuel/Fuel.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { FuelComparison } from './FuelComparison.tsx'

export function FuelPage() {
  return (
    <ServicePage content={content} instrument={<Fuel />}>
      <FuelComparison />
    </ServicePage>
  )
}
