import { content } from '#content/services/catering.ts'
import { ServicePage } from '../service/ServicePage.tsx'

export function CateringPage() {
  return <ServicePage content={content} />
}
