import { conciergeList, content } from '#content/servicePages/concierge-services.ts'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { OfficeOverlap } from '#features/instruments/officeOverlap/OfficeOverlap.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function ConciergePage() {
  return (
    <ServicePage content={content} instrument={<OfficeOverlap />}>
      <PointGrid title={conciergeList.title} points={conciergeList.items} />
    </ServicePage>
  )
}
