import { banner, contact } from '#content/servicesOverview.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { ContactButtons } from '#sections/ContactBand/ContactButtons.tsx'
import { BelowFirstView } from '#ui/BelowFirstView/BelowFirstView.tsx'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { ServiceCards } from './ServiceCards.tsx'

export function ServicesOverviewPage() {
  return (
    <>
      <Banner {...banner} shape="compact" />
      <BelowFirstView>
        <ServiceCards />
        <ContactBand {...contact}>
          <ContactButtons />
        </ContactBand>
        <HydrationMark />
      </BelowFirstView>
    </>
  )
}
