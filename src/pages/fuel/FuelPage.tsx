import { content } from '#content/servicePages/fuel.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { FuelComparison } from './FuelComparison.tsx'

export function FuelPage() {
  return (
    <ServicePage content={content} instrument={() => import('#features/instruments/fuel/Fuel.tsx')}>
      <FuelComparison />
    </ServicePage>
  )
}
