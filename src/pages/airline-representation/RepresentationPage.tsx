import { content, credit, flightTypes } from '#content/servicePages/airline-representation.ts'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { Credit } from './Credit.tsx'

export function RepresentationPage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/seasonClock/SeasonClock.tsx')}
    >
      <PointGrid title={flightTypes.title} points={flightTypes.items} />
      <Credit {...credit} />
    </ServicePage>
  )
}
