import { content } from '#content/servicePages/operations.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

const instrument = async () => ({
  default: (await import('./PermitInstrument.tsx')).PermitInstrument,
})

export function OperationsPage() {
  return <ServicePage content={content} instrument={instrument} />
}
