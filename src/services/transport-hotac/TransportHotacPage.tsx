import { content } from './words.ts'
import { TransportHotacTool } from './TransportHotacTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function TransportHotacPage() {
  return (
    <ServicePage content={content}>
      <TransportHotacTool />
      <Arrange content={content} form="crewSheet" />
    </ServicePage>
  )
}
