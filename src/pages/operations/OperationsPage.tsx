import { content } from '#content/services/operations.ts'
import { ServicePage } from '../service/ServicePage.tsx'

export function OperationsPage() {
  return <ServicePage content={content} />
}
