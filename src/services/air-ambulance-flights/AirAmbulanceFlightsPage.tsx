import { content } from './words.ts'
import { AirAmbulanceFlightsInstrument } from './AirAmbulanceFlightsInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'

export function AirAmbulanceFlightsPage() {
  return <ServicePage content={content} instrument={<AirAmbulanceFlightsInstrument />} />
}
