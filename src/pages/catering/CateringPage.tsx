import { content } from '#content/servicePages/catering.ts'
import { TrolleyToBay } from '#features/instruments/trolleyToBay/TrolleyToBay.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function CateringPage() {
  return <ServicePage content={content} instrument={<TrolleyToBay />} />
}
