import { conciergeList, content } from '#content/servicePages/concierge-services.ts'
import { ConciergeServicesInstrument } from '#features/instruments/concierge-services/ConciergeServicesInstrument.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function ConciergeServicesPage() {
  return (
    <ServicePage content={content} instrument={<ConciergeServicesInstrument />}>
      <PointGrid title={conciergeList.title} points={conciergeList.items} />
    </ServicePage>
  )
}
