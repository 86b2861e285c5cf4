import { content } from './words.ts'
import { PrivateJetsCharterInstrument } from './PrivateJetsCharterInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { CharterCards } from './CharterCards.tsx'

export function PrivateJetsCharterPage() {
  return (
    <ServicePage content={content} instrument={<PrivateJetsCharterInstrument />}>
      <CharterCards />
    </ServicePage>
  )
}
