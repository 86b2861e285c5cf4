import { toServicePath } from './addresses.ts'

/** The ten services in menu order, by the last segment of their page's path. */
export const SERVICE_SLUGS = [
  'operations',
  'ground-handling',
  'fuel',
  'catering',
  'transport-hotac',
  'concierge-services',
  'private-jets-charter',
  'cargo-flights',
  'air-ambulance-flights',
  'airline-representation',
] as const

export type ServiceSlug = (typeof SERVICE_SLUGS)[number]
export type ServicePath = `/services/${ServiceSlug}`

export type SitePath = '/' | '/services' | '/about-us' | '/contact-us' | ServicePath

/** All paths in the order of the sitemap. */
export const SITE_PATHS: readonly SitePath[] = [
  '/',
  '/services',
  '/about-us',
  '/contact-us',
  ...SERVICE_SLUGS.map((slug) => toServicePath(slug)),
]
