import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { serviceMenu } from '#content/navigation.ts'
import { servicePage } from '#content/servicePage.ts'
import type { ServicePageContent } from '#content/types.ts'
import { servicePath } from '#lib/paths.ts'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { Related } from './Related.tsx'
import { SendList } from './SendList.tsx'
import { ServiceHero } from './ServiceHero.tsx'
import { Steps } from './Steps.tsx'

export type ServicePageProps = {
  content: ServicePageContent
  /** Stands in for the picture at the top. */
  media?: ReactNode
  /** What only this service has, between what we arrange and how it runs. */
  children?: ReactNode
}

/** The pattern that the ten service pages share. */
export function ServicePage({ content, media, children }: ServicePageProps) {
  const path = servicePath(content.slug)
  const position = serviceMenu.findIndex(({ link }) => link === path) + 1
  return (
    <>
      <ServiceHero content={content} position={position} media={media} />
      <PointGrid {...content.arrange} tone="surface" />
      {children}
      <Steps {...content.steps} />
      <SendList {...content.send} service={content.name} />
      <PointGrid {...content.know} tone="surface" />
      <Related services={content.related} />
      <ContactBand
        {...content.contact}
        labels={servicePage}
        service={content.slug}
        company={company}
      />
    </>
  )
}
