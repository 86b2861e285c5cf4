import { PROFILE_PDF } from '#lib/addresses.ts'
import type { ServicePath } from '#lib/paths.ts'
import { absoluteUrl } from '#lib/seo.ts'

/** What the structured data speaks of. Shapes are those of the content modules. */
export type SiteFacts = {
  company: {
    name: string
    descriptor: string
    blurb: string
    phone: { e164: string }
    email: string
    address: { display: string; locality: string; countryCode: string }
    airport: { name: string; iata: string; icao: string }
  }
  services: readonly { name: string; link: ServicePath }[]
  metadata: Readonly<Record<string, { description: string }>>
}

const CONTEXT = 'https://schema.org'
const organizationId = () => absoluteUrl('/#organization')

function organization({ company, services }: SiteFacts) {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': organizationId(),
    name: company.name,
    description: company.blurb,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    email: company.email,
    telephone: company.phone.e164,
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.address.locality,
      addressCountry: company.address.countryCode,
    },
    areaServed: {
      '@type': 'Airport',
      name: company.airport.name,
      iataCode: company.airport.iata,
      icaoCode: company.airport.icao,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'operations',
      telephone: company.phone.e164,
      email: company.email,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map(({ name, link }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, url: absoluteUrl(link) },
      })),
    },
    subjectOf: {
      '@type': 'DigitalDocument',
      name: `${company.name} company profile`,
      url: absoluteUrl(PROFILE_PDF),
    },
  }
}

const webSite = ({ company }: SiteFacts) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: company.name,
  alternateName: `${company.name} — ${company.descriptor}`,
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': organizationId() },
})

const service = (name: string, path: ServicePath, facts: SiteFacts) => ({
  '@context': CONTEXT,
  '@type': 'Service',
  name,
  serviceType: name,
  description: facts.metadata[path]?.description,
  url: absoluteUrl(path),
  provider: { '@id': organizationId() },
  areaServed: { '@type': 'Airport', iataCode: facts.company.airport.iata },
})

const breadcrumbs = (name: string, path: ServicePath) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Home', item: absoluteUrl('/') },
    { name: 'Services', item: absoluteUrl('/services') },
    { name, item: absoluteUrl(path) },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
})

/**
 * JSON-LD of one page: the organisation everywhere, the site on `/`, and the service with its
 * breadcrumbs on each service's page.
 */
export function structuredData(path: string, facts: SiteFacts): object[] {
  const current = facts.services.find(({ link }) => link === path)
  return [
    organization(facts),
    ...(path === '/' ? [webSite(facts)] : []),
    ...(current
      ? [service(current.name, current.link, facts), breadcrumbs(current.name, current.link)]
      : []),
  ]
}
