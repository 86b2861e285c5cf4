import { content } from './words.ts'
import { CargoFlightsInstrument } from './CargoFlightsInstrument.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function CargoFlightsPage() {
  return (
    <ServicePage content={content}>
      <CargoFlightsInstrument />
      <Arrange content={content} form="waybill" />
    </ServicePage>
  )
}
