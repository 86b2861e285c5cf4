import { company } from '#content/company.ts'
import { metadata } from '#content/metadata.ts'
import { profileModal } from '#content/layout.ts'
import { headerLinks, serviceMenu } from '#content/navigation.ts'
import { PROFILE_PDF, type ServicePath, type SitePath } from '#content/paths.ts'
import { toAbsoluteUrl } from '#content/siteUrl.ts'

const SCHEMA_CONTEXT = 'https://schema.org'
const ORGANIZATION_ID = toAbsoluteUrl('/#organization')

const areaServed = [
  {
    '@type': 'Airport',
    name: company.airport.name,
    iataCode: company.airport.iata,
    icaoCode: company.airport.icao,
  },
  { '@type': 'Country', name: company.address.country, identifier: company.address.countryCode },
]

const toServiceId = (path: ServicePath) => toAbsoluteUrl(`${path}#service`)

const createOrganization = () => ({
  '@context': SCHEMA_CONTEXT,
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: company.name,
  legalName: company.legalName,
  identifier: company.registrationNumber,
  url: toAbsoluteUrl('/'),
  email: company.email,
  telephone: company.phone.e164,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.locality,
    addressCountry: company.address.countryCode,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'operations',
    telephone: company.phone.e164,
    email: company.email,
    availableLanguage: company.languages,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
  },
})

const createFullOrganization = () => ({
  ...createOrganization(),
  description: company.purpose,
  logo: toAbsoluteUrl('/icon-512.png'),
  areaServed,
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: headerLinks.services.label,
    itemListElement: serviceMenu.map(({ label, to }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        '@id': toServiceId(to),
        name: label,
        url: toAbsoluteUrl(to),
      },
    })),
  },
  subjectOf: {
    '@type': 'DigitalDocument',
    name: profileModal.frameTitle,
    url: toAbsoluteUrl(PROFILE_PDF),
  },
})

const createWebSite = () => ({
  '@context': SCHEMA_CONTEXT,
  '@type': 'WebSite',
  '@id': toAbsoluteUrl('/#website'),
  name: company.name,
  url: toAbsoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': ORGANIZATION_ID },
})

const createService = (name: string, path: ServicePath) => ({
  '@context': SCHEMA_CONTEXT,
  '@type': 'Service',
  '@id': toServiceId(path),
  name,
  serviceType: metadata[path].serviceType,
  description: metadata[path].description,
  url: toAbsoluteUrl(path),
  provider: { '@id': ORGANIZATION_ID },
  areaServed,
})

const createBreadcrumbs = (name: string, path: ServicePath) => ({
  '@context': SCHEMA_CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: headerLinks.home.label, item: toAbsoluteUrl('/') },
    { name: headerLinks.services.label, item: toAbsoluteUrl('/services') },
    { name, item: toAbsoluteUrl(path) },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
})

export function createStructuredData(path: SitePath | undefined): { '@type': string }[] {
  const current = serviceMenu.find(({ to }) => to === path)
  return [
    ...(path === '/' ? [createFullOrganization(), createWebSite()] : [createOrganization()]),
    ...(current
      ? [createService(current.label, current.to), createBreadcrumbs(current.label, current.to)]
      : []),
  ]
}
