import { content } from './words.ts'
import { ConciergeServicesTool } from './ConciergeServicesTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { ConciergeList } from './ConciergeList.tsx'

export function ConciergeServicesPage() {
  return (
    <ServicePage content={content}>
      <ConciergeList />
      <ConciergeServicesTool />
      <Arrange content={content} />
    </ServicePage>
  )
}
