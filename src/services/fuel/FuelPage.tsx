import { content } from './words.ts'
import { FuelInstrument } from './FuelInstrument.tsx'
import { Arrange } from '#services/page/Arrange.tsx'
import { ServiceInstrument } from '#services/page/ServiceInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { FuelTickets } from './FuelTickets.tsx'

export function FuelPage() {
  return (
    <ServicePage content={content}>
      <ServiceInstrument>
        <FuelInstrument />
      </ServiceInstrument>
      <FuelTickets />
      <Arrange content={content} />
    </ServicePage>
  )
}
