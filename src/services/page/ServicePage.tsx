import { type ReactNode, Suspense } from 'react'
import { pageError } from '#content/layout.ts'
import { servicePageLabels as labels } from '#content/shared.ts'
import { services } from '#content/services.ts'
import type { ServicePageContent } from '#content/types.ts'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { Boundary } from '#ui/Boundary/Boundary.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { WhatToSend } from './WhatToSend.tsx'
import { Related } from './Related.tsx'
import { ServiceHero } from './ServiceHero.tsx'
import { Steps } from './Steps.tsx'
import * as styles from './ServicePage.css.ts'

export type ServicePageProps = {
  content: ServicePageContent
  /** A film or picture instead of the service's own picture. */
  media?: ReactNode
  instrument?: ReactNode
  /** What follows the hero: what most visitors of this service look for. */
  first?: 'instrument' | 'arrange'
  /** Sections of this service only, before the details to send. */
  children?: ReactNode
}

/** The sections that all service pages share, in order. */
export function ServicePage(props: ServicePageProps) {
  const { content, media, instrument, first = 'instrument', children } = props
  const { name } = services[content.slug]
  const arrange = <PointGrid title={labels.arrange} points={content.arrange} context={name} />
  return (
    <>
      <ServiceHero content={content} media={media} />
      <div className={styles.route}>
        {first === 'arrange' && arrange}
        {/* A boundary of its own, so that React hydrates it in a task of its own. */}
        <Suspense>
          <Boundary fallback={<InstrumentError />}>{instrument}</Boundary>
          <HydrationMark />
        </Suspense>
        {first === 'instrument' && arrange}
        {content.steps && <Steps steps={content.steps} service={name} />}
        {children}
        <WhatToSend content={content} />
        <Related services={content.related} template={content.picture} />
      </div>
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
