import { content } from './words.ts'
import { AirAmbulanceFlightsTool } from './AirAmbulanceFlightsTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { Steps } from '#servicePage/Steps.tsx'
import { FirstReply } from './FirstReply.tsx'

export function AirAmbulanceFlightsPage() {
  return (
    <ServicePage content={content}>
      <Steps content={content} />
      <FirstReply />
      <AirAmbulanceFlightsTool />
      <Arrange content={content} />
    </ServicePage>
  )
}
