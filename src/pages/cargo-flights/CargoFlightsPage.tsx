import { content } from '#content/servicePages/cargo-flights.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

const instrument = async () => ({
  default: (await import('./FitInstrument.tsx')).FitInstrument,
})

export function CargoFlightsPage() {
  return <ServicePage content={content} instrument={instrument} />
}
