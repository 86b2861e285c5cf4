import { content } from '#content/servicePages/transport-hotac.ts'
import { RestRuler } from '#features/instruments/restRuler/RestRuler.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function TransportHotacPage() {
  return <ServicePage content={content} instrument={<RestRuler />} />
}
