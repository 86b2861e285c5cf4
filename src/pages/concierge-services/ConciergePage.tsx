import { conciergeList, content } from '#content/services/concierge-services.ts'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '../service/ServicePage.tsx'

export function ConciergePage() {
  return (
    <ServicePage content={content}>
      <PointGrid title={conciergeList.title} points={conciergeList.items} />
    </ServicePage>
  )
}
