import { content } from './words.ts'
import { CateringInstrument } from './CateringInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'

export function CateringPage() {
  return <ServicePage content={content} instrument={<CateringInstrument />} />
}
