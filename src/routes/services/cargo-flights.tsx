import { createFileRoute } from '@tanstack/react-router'
import { content } from '#content/servicePages/cargo-flights.ts'
import { CargoFlightsInstrument } from '#features/instruments/cargo-flights/CargoFlightsInstrument.tsx'
import { ServicePage } from '#pages/service-pattern/ServicePage.tsx'

export const Route = createFileRoute('/services/cargo-flights')({ component: CargoFlightsPage })

function CargoFlightsPage() {
  return <ServicePage content={content} instrument={<CargoFlightsInstrument />} />
}
