import { content } from '#content/servicePages/private-jets-charter.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { CharterCards } from './CharterCards.tsx'

export function PrivateJetsPage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/worldMap/WorldMap.tsx')}
    >
      <CharterCards />
    </ServicePage>
  )
}
