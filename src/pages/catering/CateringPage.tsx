import { content } from '#content/servicePages/catering.ts'
import { CateringInstrument } from '#features/instruments/catering/CateringInstrument.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function CateringPage() {
  return <ServicePage content={content} instrument={<CateringInstrument />} />
}
