import { company } from '#content/company.ts'
import { instrumentLabel, instrumentNames } from '#content/instruments/names.ts'
import { servicePageLabels } from '#content/servicePageLabels.ts'
import { banner, cards, contact, intro, overlay } from '#content/servicesOverview.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { ServiceCards } from './ServiceCards.tsx'

const instruments = { label: instrumentLabel, names: Object.values(instrumentNames) }

export function ServicesOverviewPage() {
  return (
    <>
      <Banner {...banner} />
      <ServiceCards {...intro} cards={cards} instruments={instruments} overlay={overlay} />
      <ContactBand {...contact} labels={servicePageLabels} company={company} />
    </>
  )
}
