import { content } from './words.ts'
import { CargoFlightsInstrument } from './CargoFlightsInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'

export function CargoFlightsPage() {
  return <ServicePage content={content} instrument={<CargoFlightsInstrument />} />
}
