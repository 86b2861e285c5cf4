import { content, credit, flightTypes } from '#content/services/airline-representation.ts'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '../service/ServicePage.tsx'
import { Credit } from './Credit.tsx'

export function RepresentationPage() {
  return (
    <ServicePage content={content}>
      <PointGrid title={flightTypes.title} points={flightTypes.items} />
      <Credit {...credit} />
    </ServicePage>
  )
}
