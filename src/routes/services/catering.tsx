import { createFileRoute } from '@tanstack/react-router'
import { content } from '#content/servicePages/catering.ts'
import { CateringInstrument } from '#features/instruments/catering/CateringInstrument.tsx'
import { ServicePage } from '#pages/service-pattern/ServicePage.tsx'

export const Route = createFileRoute('/services/catering')({ component: CateringPage })

function CateringPage() {
  return <ServicePage content={content} instrument={<CateringInstrument />} />
}
