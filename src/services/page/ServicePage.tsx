import { type ReactNode, Suspense } from 'react'
import { pageError } from '#content/layout.ts'
import { servicePageLabels as labels } from '#content/shared.ts'
import { services } from '#content/services.ts'
import type { ServicePageContent } from '#content/types.ts'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { Boundary } from '#ui/Boundary/Boundary.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { WhatToSend } from './WhatToSend.tsx'
import { Related } from './Related.tsx'
import { ServiceHero } from './ServiceHero.tsx'
import { Steps } from './Steps.tsx'

export type ServicePageProps = {
  content: ServicePageContent
  /** A film or picture instead of the service's own picture. */
  media?: ReactNode
  instrument?: ReactNode
  /** Sections of this service only, before the details to send. */
  children?: ReactNode
}

/** The sections that all service pages share, in order. */
export function ServicePage({ content, media, instrument, children }: ServicePageProps) {
  const { name } = services[content.slug]
  return (
    <>
      <ServiceHero content={content} media={media} />
      <PointGrid title={labels.arrange} points={content.arrange} context={name} />
      {/* A boundary of its own, so that React hydrates it in a task of its own. */}
      <Suspense>
        <Boundary fallback={<InstrumentError />}>{instrument}</Boundary>
      </Suspense>
      <Steps steps={content.steps} service={name} />
      {children}
      <WhatToSend content={content} />
      <Related services={content.related} template={content.picture} />
      <ContactBand {...content.contact} service={content.slug} />
    </>
  )
}

const InstrumentError = () => (
  <Container>
    <p>
      {pageError.part} <PhoneLink />
    </p>
  </Container>
)
