import { words } from './words.ts'
import { CargoFlightsTool } from './CargoFlightsTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function CargoFlightsPage() {
  return (
    <ServicePage words={words}>
      <CargoFlightsTool />
      <Arrange words={words} paper="waybill" />
    </ServicePage>
  )
}
