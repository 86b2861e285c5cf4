import { createFileRoute } from '@tanstack/react-router'
import { conciergeList, content } from '#content/servicePages/concierge-services.ts'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ConciergeServicesInstrument } from '#features/instruments/concierge-services/ConciergeServicesInstrument.tsx'
import { ServicePage } from '#pages/service-pattern/ServicePage.tsx'

export const Route = createFileRoute('/services/concierge-services')({
  component: ConciergeServicesPage,
})

function ConciergeServicesPage() {
  return (
    <ServicePage content={content} instrument={<ConciergeServicesInstrument />}>
      <PointGrid title={conciergeList.title} points={conciergeList.items} />
    </ServicePage>
  )
}
