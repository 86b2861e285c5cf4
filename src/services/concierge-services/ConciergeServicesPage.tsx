import { content } from './words.ts'
import { ConciergeServicesInstrument } from './ConciergeServicesInstrument.tsx'
import { Arrange } from '#services/page/Arrange.tsx'
import { ServiceInstrument } from '#services/page/ServiceInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { ConciergeList } from './ConciergeList.tsx'

export function ConciergeServicesPage() {
  return (
    <ServicePage content={content}>
      <ConciergeList />
      <ServiceInstrument>
        <ConciergeServicesInstrument />
      </ServiceInstrument>
      <Arrange content={content} />
    </ServicePage>
  )
}
