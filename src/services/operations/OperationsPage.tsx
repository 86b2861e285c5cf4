import { airspace, content } from './words.ts'
import { OperationsTool } from './OperationsTool.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { Steps } from '#servicePage/Steps.tsx'
import { ClosedDays } from './ClosedDays.tsx'
import { Divert } from './Divert.tsx'
import { Facts } from './Facts.tsx'

export function OperationsPage() {
  return (
    <ServicePage content={content}>
      <Divert />
      <OperationsTool />
      <Facts />
      <ClosedDays />
      <Arrange content={content} />
      <PointGrid {...airspace} tone="surface" />
      <Steps content={content} />
    </ServicePage>
  )
}
