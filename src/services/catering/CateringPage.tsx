import { content } from './words.ts'
import { CateringInstrument } from './CateringInstrument.tsx'
import { Arrange } from '#services/page/Arrange.tsx'
import { ServiceInstrument } from '#services/page/ServiceInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'

export function CateringPage() {
  return (
    <ServicePage content={content}>
      <Arrange content={content} form="menu" />
      <ServiceInstrument>
        <CateringInstrument />
      </ServiceInstrument>
    </ServicePage>
  )
}
