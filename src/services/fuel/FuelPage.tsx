import { content } from './words.ts'
import { FuelTool } from './FuelTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { FuelTickets } from './FuelTickets.tsx'

export function FuelPage() {
  return (
    <ServicePage content={content}>
      <FuelTool />
      <FuelTickets />
      <Arrange content={content} />
    </ServicePage>
  )
}
