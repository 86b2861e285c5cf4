import { createFileRoute } from '@tanstack/react-router'
import { AirAmbulanceFlightsPage } from '#services/air-ambulance-flights/AirAmbulanceFlightsPage.tsx'

export const Route = createFileRoute('/services/air-ambulance-flights')({
  component: AirAmbulanceFlightsPage,
})
