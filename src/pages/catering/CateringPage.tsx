import { content } from '#content/servicePages/catering.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

const instrument = async () => ({
  default: (await import('./TrolleyInstrument.tsx')).TrolleyInstrument,
})

export function CateringPage() {
  return <ServicePage content={content} instrument={instrument} />
}
