import { content } from '#content/servicePages/transport-hotac.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function TransportHotacPage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/restRuler/RestRuler.tsx')}
    />
  )
}
