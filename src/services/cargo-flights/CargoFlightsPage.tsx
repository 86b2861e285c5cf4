import { content } from './words.ts'
import { CargoFlightsTool } from './CargoFlightsTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function CargoFlightsPage() {
  return (
    <ServicePage content={content}>
      <CargoFlightsTool />
      <Arrange content={content} form="waybill" />
    </ServicePage>
  )
}
