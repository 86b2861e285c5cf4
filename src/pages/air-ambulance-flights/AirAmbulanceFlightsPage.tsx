import { content } from '#content/servicePages/air-ambulance-flights.ts'
import { AirAmbulanceFlightsInstrument } from '#features/instruments/air-ambulance-flights/AirAmbulanceFlightsInstrument.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function AirAmbulanceFlightsPage() {
  return <ServicePage content={content} instrument={<AirAmbulanceFlightsInstrument />} />
}
