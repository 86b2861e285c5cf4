import { words } from './words.ts'
import { TransportHotacTool } from './TransportHotacTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function TransportHotacPage() {
  return (
    <ServicePage words={words}>
      <TransportHotacTool />
      <Arrange words={words} paper="crewSheet" />
    </ServicePage>
  )
}
