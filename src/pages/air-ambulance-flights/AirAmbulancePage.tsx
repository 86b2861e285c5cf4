import { content } from '#content/services/air-ambulance-flights.ts'
import { ServicePage } from '../service/ServicePage.tsx'

export function AirAmbulancePage() {
  return <ServicePage content={content} />
}
