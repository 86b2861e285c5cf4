import { content } from './words.ts'
import { TransportHotacInstrument } from './TransportHotacInstrument.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function TransportHotacPage() {
  return (
    <ServicePage content={content}>
      <TransportHotacInstrument />
      <Arrange content={content} form="crewSheet" />
    </ServicePage>
  )
}
