import { airspace, content } from '#content/servicePages/operations.ts'
import { OperationsInstrument } from '#features/instruments/operations/OperationsInstrument.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { Facts } from './Facts.tsx'

export function OperationsPage() {
  return (
    <ServicePage content={content} instrument={<OperationsInstrument />}>
      <Facts />
      <PointGrid {...airspace} tone="inset" />
    </ServicePage>
  )
}
