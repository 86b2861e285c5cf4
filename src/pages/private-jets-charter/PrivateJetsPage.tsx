import { charters, content } from '#content/servicePages/private-jets-charter.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { CharterCards } from './CharterCards.tsx'

const instrument = async () => ({
  default: (await import('../world-map/WorldInstrument.tsx')).WorldInstrument,
})

export function PrivateJetsPage() {
  return (
    <ServicePage content={content} instrument={instrument}>
      <CharterCards {...charters} />
    </ServicePage>
  )
}
