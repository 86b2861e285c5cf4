import { content } from './words.ts'
import { CargoFlightsInstrument } from './CargoFlightsInstrument.tsx'
import { Arrange } from '#services/page/Arrange.tsx'
import { ServiceInstrument } from '#services/page/ServiceInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'

export function CargoFlightsPage() {
  return (
    <ServicePage content={content}>
      <ServiceInstrument>
        <CargoFlightsInstrument />
      </ServiceInstrument>
      <Arrange content={content} form="waybill" />
    </ServicePage>
  )
}
