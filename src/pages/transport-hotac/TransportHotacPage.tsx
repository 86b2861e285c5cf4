import { content } from '#content/servicePages/transport-hotac.ts'
import { TransportHotacInstrument } from '#features/instruments/transport-hotac/TransportHotacInstrument.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function TransportHotacPage() {
  return <ServicePage content={content} instrument={<TransportHotacInstrument />} />
}
