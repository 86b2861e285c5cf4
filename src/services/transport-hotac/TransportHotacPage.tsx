import { content } from './words.ts'
import { TransportHotacInstrument } from './TransportHotacInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'

export function TransportHotacPage() {
  return <ServicePage content={content} instrument={<TransportHotacInstrument />} />
}
