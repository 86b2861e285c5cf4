import { content, credit, flightTypes } from '#content/servicePages/airline-representation.ts'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { Credit } from './Credit.tsx'

const instrument = async () => ({
  default: (await import('./SeasonInstrument.tsx')).SeasonInstrument,
})

export function RepresentationPage() {
  return (
    <ServicePage content={content} instrument={instrument}>
      <PointGrid title={flightTypes.title} points={flightTypes.items} />
      <Credit {...credit} />
    </ServicePage>
  )
}
