import { content } from './words.ts'
import { TransportHotacInstrument } from './TransportHotacInstrument.tsx'
import { Arrange } from '#services/page/Arrange.tsx'
import { ServiceInstrument } from '#services/page/ServiceInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'

export function TransportHotacPage() {
  return (
    <ServicePage content={content}>
      <ServiceInstrument>
        <TransportHotacInstrument />
      </ServiceInstrument>
      <Arrange content={content} form="crewSheet" />
    </ServicePage>
  )
}
