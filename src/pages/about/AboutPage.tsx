import { banner, contact, driven, history, limits, vision, why } from '#content/about.ts'
import { company } from '#content/company.ts'
import { servicePageLabels } from '#content/servicePageLabels.ts'
import { InstrumentPlace } from '#features/instruments/frame/InstrumentPlace/InstrumentPlace.tsx'
import { Banner } from '#sections/Banner/Banner.tsx'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { Statement } from './Statement.tsx'

export function AboutPage() {
  return (
    <>
      <Banner {...banner} />
      <Statement {...driven} />
      <Statement {...history} tone="inset" aside={history.context} />
      <InstrumentPlace load={() => import('#features/instruments/worldMap/WorldMap.tsx')} />
      <PointGrid title={why.title} points={why.items} tone="surface" />
      <Statement {...limits} tone="inset" />
      <Statement {...vision} />
      <ContactBand {...contact} labels={servicePageLabels} company={company} />
    </>
  )
}
