import { content } from './words.ts'
import { CateringInstrument } from './CateringInstrument.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

export function CateringPage() {
  return (
    <ServicePage content={content}>
      <Arrange content={content} form="menu" />
      <CateringInstrument />
    </ServicePage>
  )
}
