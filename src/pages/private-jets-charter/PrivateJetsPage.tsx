import { charters, content } from '#content/services/private-jets-charter.ts'
import { ServicePage } from '../service/ServicePage.tsx'
import { CharterCards } from './CharterCards.tsx'

export function PrivateJetsPage() {
  return (
    <ServicePage content={content}>
      <CharterCards {...charters} />
    </ServicePage>
  )
}
