import { content } from './words.ts'
import { CateringInstrument } from './CateringInstrument.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServiceInstrument } from '#servicePage/ServiceInstrument.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'

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
