import { content } from './words.ts'
import { AirAmbulanceFlightsInstrument } from './AirAmbulanceFlightsInstrument.tsx'
import { Arrange } from '#services/page/Arrange.tsx'
import { ServiceInstrument } from '#services/page/ServiceInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { Steps } from '#services/page/Steps.tsx'
import { FirstReply } from './FirstReply.tsx'

export function AirAmbulanceFlightsPage() {
  return (
    <ServicePage content={content}>
      <Steps content={content} />
      <FirstReply />
      <ServiceInstrument>
        <AirAmbulanceFlightsInstrument />
      </ServiceInstrument>
      <Arrange content={content} />
    </ServicePage>
  )
}
