import { content, fuels } from '#content/services/fuel.ts'
import { ServicePage } from '../service/ServicePage.tsx'
import { FuelComparison } from './FuelComparison.tsx'

export function FuelPage() {
  return (
    <ServicePage content={content}>
      <FuelComparison fuels={fuels} />
    </ServicePage>
  )
}
