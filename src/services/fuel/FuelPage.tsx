import { words } from './words.ts'
import { FuelTool } from './FuelTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { FuelTickets } from './FuelTickets.tsx'

export function FuelPage() {
  return (
    <ServicePage words={words}>
      <FuelTool />
      <FuelTickets />
      <Arrange words={words} />
    </ServicePage>
  )
}
