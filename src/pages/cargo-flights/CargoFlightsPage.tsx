import { content } from '#content/services/cargo-flights.ts'
import { ServicePage } from '../service/ServicePage.tsx'

export function CargoFlightsPage() {
  return <ServicePage content={content} />
}
