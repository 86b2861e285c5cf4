import { banner, contact } from '#content/about.ts'
import { Banner } from '#sections/Banner/Banner.tsx'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { ContactButtons } from '#sections/ContactBand/ContactButtons.tsx'
import { BelowFirstView } from '#ui/BelowFirstView/BelowFirstView.tsx'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { Driven } from './Driven.tsx'
import { AviationHistory } from './AviationHistory.tsx'
import { History } from './History.tsx'
import { Limits } from './Limits.tsx'
import { Reasons } from './Reasons.tsx'
import { Vision } from './Vision.tsx'

export function AboutPage() {
  return (
    <>
      <Banner {...banner} />
      <BelowFirstView>
        <Driven />
        <History />
        <Reasons />
        <AviationHistory />
        <Limits />
        <Vision />
        <ContactBand {...contact}>
          <ContactButtons />
        </ContactBand>
        <HydrationMark />
      </BelowFirstView>
    </>
  )
}
