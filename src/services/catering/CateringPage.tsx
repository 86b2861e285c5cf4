import { content } from './words.ts'
import { CateringTool } from './CateringTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function CateringPage() {
  return (
    <ServicePage content={content}>
      <Arrange content={content} form="menu" />
      <CateringTool />
    </ServicePage>
  )
}
