import { content } from '#content/servicePages/private-jets-charter.ts'
import { PrivateJetsCharterInstrument } from '#features/instruments/private-jets-charter/PrivateJetsCharterInstrument.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { CharterCards } from './CharterCards.tsx'

export function PrivateJetsCharterPage() {
  return (
    <ServicePage content={content} instrument={<PrivateJetsCharterInstrument />}>
      <CharterCards />
    </ServicePage>
  )
}
