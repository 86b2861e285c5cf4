import { words } from './words.ts'
import { ConciergeServicesTool } from './ConciergeServicesTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { ConciergeList } from './ConciergeList.tsx'

export function ConciergeServicesPage() {
  return (
    <ServicePage words={words}>
      <ConciergeList />
      <ConciergeServicesTool />
      <Arrange words={words} />
    </ServicePage>
  )
}
