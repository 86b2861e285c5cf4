import { airspace, words } from './words.ts'
import { OperationsTool } from './OperationsTool.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { Steps } from '#servicePage/Steps.tsx'
import { ClosedDays } from './ClosedDays.tsx'
import { Diversion } from './Diversion.tsx'
import { Facts } from './Facts.tsx'

export function OperationsPage() {
  return (
    <ServicePage words={words}>
      <Diversion />
      <OperationsTool />
      <Facts />
      <ClosedDays />
      <Arrange words={words} />
      <PointGrid {...airspace} tone="surface" />
      <Steps words={words} />
    </ServicePage>
  )
}
