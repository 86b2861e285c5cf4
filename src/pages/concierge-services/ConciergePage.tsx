import { conciergeList, content } from '#content/servicePages/concierge-services.ts'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

const instrument = async () => ({
  default: (await import('./OverlapInstrument.tsx')).OverlapInstrument,
})

export function ConciergePage() {
  return (
    <ServicePage content={content} instrument={instrument}>
      <PointGrid title={conciergeList.title} points={conciergeList.items} />
    </ServicePage>
  )
}
