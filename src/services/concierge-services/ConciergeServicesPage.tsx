import { conciergeList, content } from './words.ts'
import { ConciergeServicesInstrument } from './ConciergeServicesInstrument.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'

export function ConciergeServicesPage() {
  return (
    <ServicePage content={content} instrument={<ConciergeServicesInstrument />} first="arrange">
      <PointGrid title={conciergeList.title} points={conciergeList.items} />
    </ServicePage>
  )
}
