import { content } from '#content/servicePages/transport-hotac.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

const instrument = async () => ({
  default: (await import('./RestInstrument.tsx')).RestInstrument,
})

export function TransportHotacPage() {
  return <ServicePage content={content} instrument={instrument} />
}
