import { airspace, content } from './words.ts'
import { OperationsInstrument } from './OperationsInstrument.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { Arrange } from '#services/page/Arrange.tsx'
import { ServiceInstrument } from '#services/page/ServiceInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { Steps } from '#services/page/Steps.tsx'
import { ClosedDays } from './ClosedDays.tsx'
import { Divert } from './Divert.tsx'
import { Facts } from './Facts.tsx'

export function OperationsPage() {
  return (
    <ServicePage content={content}>
      <ServiceInstrument>
        <OperationsInstrument />
      </ServiceInstrument>
      <Divert />
      <Arrange content={content} />
      <ClosedDays />
      <Facts />
      <PointGrid {...airspace} tone="surface" />
      <Steps content={content} />
    </ServicePage>
  )
}
