import { createFileRoute } from '@tanstack/react-router'
import { AirAmbulanceFlightsPage } from '#pages/air-ambulance-flights/AirAmbulanceFlightsPage.tsx'

export const Route = createFileRoute('/services/air-ambulance-flights')({
  component: AirAmbulanceFlightsPage,
})
