import { words } from './words.ts'
import { AirAmbulanceFlightsTool } from './AirAmbulanceFlightsTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { Steps } from '#servicePage/Steps.tsx'
import { FirstReply } from './FirstReply.tsx'

export function AirAmbulanceFlightsPage() {
  return (
    <ServicePage words={words}>
      <Steps words={words} />
      <FirstReply />
      <AirAmbulanceFlightsTool />
      <Arrange words={words} />
    </ServicePage>
  )
}
