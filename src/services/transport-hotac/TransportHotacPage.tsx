import { content } from './words.ts'
import { TransportHotacInstrument } from './TransportHotacInstrument.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServiceInstrument } from '#servicePage/ServiceInstrument.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

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
