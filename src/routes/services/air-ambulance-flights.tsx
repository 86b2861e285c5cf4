import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { AirAmbulancePage } from '#pages/air-ambulance-flights/AirAmbulancePage.tsx'

export const Route = createFileRoute('/services/air-ambulance-flights')({
  head: () =>
    pageHead(metadata['/services/air-ambulance-flights'], '/services/air-ambulance-flights'),
  component: AirAmbulancePage,
})
