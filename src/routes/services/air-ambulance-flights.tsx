import { createFileRoute } from '@tanstack/react-router'
import { content } from '#content/servicePages/air-ambulance-flights.ts'
import { AirAmbulanceFlightsInstrument } from '#features/instruments/air-ambulance-flights/AirAmbulanceFlightsInstrument.tsx'
import { ServicePage } from '#pages/service-pattern/ServicePage.tsx'

export const Route = createFileRoute('/services/air-ambulance-flights')({
  component: AirAmbulanceFlightsPage,
})

function AirAmbulanceFlightsPage() {
  return <ServicePage content={content} instrument={<AirAmbulanceFlightsInstrument />} />
}
