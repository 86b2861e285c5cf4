import { content } from '#content/servicePages/cargo-flights.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function CargoFlightsPage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/willItFit/WillItFit.tsx')}
    />
  )
}
