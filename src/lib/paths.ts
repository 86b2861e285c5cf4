import { services } from '#content/services.ts'

export type ServiceSlug = keyof typeof services
/** The services in menu order, by the last segment of their page's path. */
export const SERVICE_SLUGS = Object.keys(services) as readonly ServiceSlug[]

export type ServicePath = `/services/${ServiceSlug}`

export type SitePath = '/' | '/services' | '/about-us' | '/contact-us' | ServicePath

export function toServicePath<Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}` {
  return `/services/${slug}`
}

/** All paths in the order of the sitemap. */
export const SITE_PATHS: readonly SitePath[] = [
  '/',
  '/services',
  '/about-us',
  '/contact-us',
  ...SERVICE_SLUGS.map((slug) => toServicePath(slug)),
]

export type ServiceSearch = { service?: ServiceSlug | undefined }

/** The key is always returned: the router would keep an invalid parameter that is missing here. */
export function readServiceSearch({ service }: Record<string, unknown>): ServiceSearch {
  return { service: SERVICE_SLUGS.find((slug) => slug === service) }
}

/** @returns the page at a path; hosts may also serve it with a slash or `index.html` at the end */
export function findSitePath(pathname: string): SitePath | undefined {
  const page = pathname.replace(/\/(?:index\.html)?$/, '') || '/'
  return SITE_PATHS.find((path) => path === page)
}

export const removeTrailingSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

/** Id of the instrument on a service page. A link may add its inputs: `#instrument?…`. */
export const INSTRUMENT_ANCHOR = 'instrument'

const HASH_WITH_INPUTS = new RegExp(`^#${INSTRUMENT_ANCHOR}(?:\\?|%3F)(.+)`, 'is')

/** @returns the instrument's inputs in a hash as a query string, undefined if there are none */
export function readInstrumentQuery(hash: string): string | undefined {
  const query = HASH_WITH_INPUTS.exec(hash)?.[1]
  if (!query || query.includes('=')) return query
  // Some programs encode the delimiters in a hash, and encode percent signs twice.
  return query.replaceAll(/%3D/gi, '=').replaceAll('%26', '&').replaceAll('%25', '%')
}

export const PROFILE_PDF = '/aero-company-profile.pdf'
export const PROFILE_FILE_NAME = 'Aero-Company-Profile.pdf'

export const CONTACT_CARD = '/aero.vcf'

export const REPORT_PDF = '/aero-specimen-departure-report.pdf'
export const REPORT_ANCHOR = 'departure-report'
