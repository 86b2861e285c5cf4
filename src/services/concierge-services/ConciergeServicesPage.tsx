import { content } from './words.ts'
import { ConciergeServicesInstrument } from './ConciergeServicesInstrument.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { ConciergeList } from './ConciergeList.tsx'

export function ConciergeServicesPage() {
  return (
    <ServicePage content={content}>
      <ConciergeList />
      <ConciergeServicesInstrument />
      <Arrange content={content} />
    </ServicePage>
  )
}
