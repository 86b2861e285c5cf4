import { content } from './words.ts'
import { CargoFlightsInstrument } from './CargoFlightsInstrument.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServiceInstrument } from '#servicePage/ServiceInstrument.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

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
