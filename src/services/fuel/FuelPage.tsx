import { content } from './words.ts'
import { FuelInstrument } from './FuelInstrument.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { FuelTickets } from './FuelTickets.tsx'

export function FuelPage() {
  return (
    <ServicePage content={content}>
      <FuelInstrument />
      <FuelTickets />
      <Arrange content={content} />
    </ServicePage>
  )
}
