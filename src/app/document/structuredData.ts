import { company } from '#content/company.ts'
import { metadata } from '#content/metadata.ts'
import { serviceMenu } from '#content/navigation.ts'
import { PROFILE_PDF } from '#lib/addresses.ts'
import type { ServicePath } from '#lib/paths.ts'
import { absoluteUrl } from '#lib/seo.ts'

const CONTEXT = 'https://schema.org'
const ORGANIZATION_ID = absoluteUrl('/#organization')

const organization = () => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: company.name,
  legalName: company.legalName,
  identifier: company.registrationNumber,
  description: company.blurb,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  email: company.email,
  telephone: company.phone.e164,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
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
    itemListElement: serviceMenu.map(({ name, link }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, url: absoluteUrl(link) },
    })),
  },
  subjectOf: {
    '@type': 'DigitalDocument',
    name: `${company.name} company profile`,
    url: absoluteUrl(PROFILE_PDF),
  },
})

const webSite = () => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: company.name,
  alternateName: `${company.name} — ${company.descriptor}`,
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': ORGANIZATION_ID },
})

const service = (name: string, path: ServicePath) => ({
  '@context': CONTEXT,
  '@type': 'Service',
  name,
  serviceType: name,
  description: metadata[path].description,
  url: absoluteUrl(path),
  provider: { '@id': ORGANIZATION_ID },
  areaServed: { '@type': 'Airport', iataCode: company.airport.iata },
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
 * @returns JSON-LD objects, one per script element: the organisation on every page, the web site on
 * `/`, the service and its breadcrumbs on a service page
 */
export function structuredData(path: string): object[] {
  const current = serviceMenu.find(({ link }) => link === path)
  return [
    organization(),
    ...(path === '/' ? [webSite()] : []),
    ...(current
      ? [service(current.name, current.link), breadcrumbs(current.name, current.link)]
      : []),
  ]
}
