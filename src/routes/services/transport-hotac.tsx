import { createFileRoute } from '@tanstack/react-router'
import { content } from '#content/servicePages/transport-hotac.ts'
import { TransportHotacInstrument } from '#features/instruments/transport-hotac/TransportHotacInstrument.tsx'
import { ServicePage } from '#pages/service-pattern/ServicePage.tsx'

export const Route = createFileRoute('/services/transport-hotac')({ component: TransportHotacPage })

function TransportHotacPage() {
  return <ServicePage content={content} instrument={<TransportHotacInstrument />} />
}
