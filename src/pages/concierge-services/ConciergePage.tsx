import { conciergeList, content } from '#content/servicePages/concierge-services.ts'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function ConciergePage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/officeOverlap/OfficeOverlap.tsx')}
    >
      <PointGrid title={conciergeList.title} points={conciergeList.items} />
    </ServicePage>
  )
}
