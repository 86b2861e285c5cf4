import { content } from '#content/servicePages/air-ambulance-flights.ts'
import { StretcherToDoor } from '#features/instruments/stretcherToDoor/StretcherToDoor.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function AirAmbulancePage() {
  return <ServicePage content={content} instrument={<StretcherToDoor />} />
}
