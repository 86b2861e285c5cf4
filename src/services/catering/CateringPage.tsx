import { words } from './words.ts'
import { CateringTool } from './CateringTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function CateringPage() {
  return (
    <ServicePage words={words}>
      <Arrange words={words} paper="menu" />
      <CateringTool />
    </ServicePage>
  )
}
