import { content } from '#content/services/transport-hotac.ts'
import { ServicePage } from '../service/ServicePage.tsx'

export function TransportHotacPage() {
  return <ServicePage content={content} />
}
