import { createFileRoute } from '@tanstack/react-router'
import { AirAmbulancePage } from '#pages/air-ambulance-flights/AirAmbulancePage.tsx'

export const Route = createFileRoute('/services/air-ambulance-flights')({
  component: AirAmbulancePage,
})
