import { content } from '#content/servicePages/cargo-flights.ts'
import { CargoFlightsInstrument } from '#features/instruments/cargo-flights/CargoFlightsInstrument.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function CargoFlightsPage() {
  return <ServicePage content={content} instrument={<CargoFlightsInstrument />} />
}
