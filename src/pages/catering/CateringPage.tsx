import { content } from '#content/servicePages/catering.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function CateringPage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/trolleyToBay/TrolleyToBay.tsx')}
    />
  )
}
