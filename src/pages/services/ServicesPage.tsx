import { company } from '#content/company.ts'
import { servicePage } from '#content/servicePage.ts'
import { banner, cards, contact, intro, overlay } from '#content/services.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { ServiceCards } from './ServiceCards.tsx'

export function ServicesPage() {
  return (
    <>
      <Banner {...banner} />
      <ServiceCards {...intro} cards={cards} overlay={overlay} />
      <ContactBand {...contact} labels={servicePage} company={company} />
    </>
  )
}
