import { banner, contact, distances, driven, history, vision, why } from '#content/about.ts'
import { company } from '#content/company.ts'
import { servicePage } from '#content/servicePage.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { Distances } from './Distances.tsx'
import { Statement } from './Statement.tsx'

export function AboutPage() {
  return (
    <>
      <Banner {...banner} />
      <Statement {...driven} />
      <Statement {...history} tone="inset" aside={history.context} />
      <PointGrid title={why.title} points={why.items} tone="surface" />
      <Statement {...vision} />
      <Distances {...distances} />
      <ContactBand {...contact} labels={servicePage} company={company} />
    </>
  )
}
