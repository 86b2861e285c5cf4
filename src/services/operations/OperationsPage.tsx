import { airspace, content } from './words.ts'
import { OperationsInstrument } from './OperationsInstrument.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { ClosedDays } from './ClosedDays.tsx'
import { Divert } from './Divert.tsx'
import { Facts } from './Facts.tsx'

export function OperationsPage() {
  return (
    <ServicePage content={content} instrument={<OperationsInstrument />}>
      <Divert />
      <ClosedDays />
      <Facts />
      <PointGrid {...airspace} tone="inset" />
    </ServicePage>
  )
}
