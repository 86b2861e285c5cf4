import { content } from '#content/servicePages/air-ambulance-flights.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function AirAmbulancePage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/stretcherToDoor/StretcherToDoor.tsx')}
    />
  )
}
