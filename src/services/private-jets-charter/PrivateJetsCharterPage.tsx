import { content } from './words.ts'
import { PrivateJetsCharterInstrument } from './PrivateJetsCharterInstrument.tsx'
import { Arrange } from '#services/page/Arrange.tsx'
import { ServiceInstrument } from '#services/page/ServiceInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { Steps } from '#services/page/Steps.tsx'
import { CharterCards } from './CharterCards.tsx'

export function PrivateJetsCharterPage() {
  return (
    <ServicePage content={content}>
      <CharterCards />
      <Steps content={content} />
      <ServiceInstrument>
        <PrivateJetsCharterInstrument />
      </ServiceInstrument>
      <Arrange content={content} />
    </ServicePage>
  )
}
