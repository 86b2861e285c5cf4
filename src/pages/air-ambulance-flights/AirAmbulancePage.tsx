import { content } from '#content/servicePages/air-ambulance-flights.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

const instrument = async () => ({
  default: (await import('./StretcherInstrument.tsx')).StretcherInstrument,
})

export function AirAmbulancePage() {
  return <ServicePage content={content} instrument={instrument} />
}
