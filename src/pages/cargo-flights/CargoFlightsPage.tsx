import { content } from '#content/servicePages/cargo-flights.ts'
import { WillItFit } from '#features/instruments/willItFit/WillItFit.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function CargoFlightsPage() {
  return <ServicePage content={content} instrument={<WillItFit />} />
}
