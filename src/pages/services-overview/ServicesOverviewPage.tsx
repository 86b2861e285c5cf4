import { company } from '#content/company.ts'
import { servicePageLabels } from '#content/servicePageLabels.ts'
import { banner, contact } from '#content/servicesOverview.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { ServiceCards } from './ServiceCards.tsx'

export function ServicesOverviewPage() {
  return (
    <>
      <Banner {...banner} />
      <ServiceCards />
      <ContactBand {...contact} labels={servicePageLabels} company={company} />
    </>
  )
}
