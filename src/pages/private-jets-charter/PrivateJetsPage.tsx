import { content } from '#content/servicePages/private-jets-charter.ts'
import { WorldMap } from '#features/instruments/worldMap/WorldMap.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { CharterCards } from './CharterCards.tsx'

export function PrivateJetsPage() {
  return (
    <ServicePage content={content} instrument={<WorldMap />}>
      <CharterCards />
    </ServicePage>
  )
}
