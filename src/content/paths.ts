import { padTwoDigits } from '#lib/format.ts'
import { services } from './services.ts'

export type ServiceSlug = keyof typeof services
export const SERVICE_SLUGS = Object.keys(services) as readonly ServiceSlug[]

/** @returns the service's place in the menu, for example `03` */
export const formatServiceNumber = (slug: ServiceSlug): string =>
  padTwoDigits(SERVICE_SLUGS.indexOf(slug) + 1)

export type ServicePath = `/services/${ServiceSlug}`

export type SitePath = '/' | '/services' | '/about-us' | '/contact-us' | ServicePath

export function toServicePath<Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}` {
  return `/services/${slug}`
}

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

/** Id of the tool on a service page. A link may add its inputs: `#instrument?…`. */
export const TOOL_ANCHOR = 'instrument'

/** The last parameter of our links: without it, a link may have been cut in the middle of a figure. */
export const TOOL_HASH_END = 'end'

/** @returns a hash with all inputs of a tool, without `#` */
export const formatToolHash = (texts: Readonly<Record<string, string>>): string =>
  `${TOOL_ANCHOR}?${new URLSearchParams({ ...texts, [TOOL_HASH_END]: '' }).toString()}`

/** Mail programs escape `&` as HTML, and some trackers append parameters after a `?`. */
const SEPARATOR = /[?&](?:amp;|#38;|#x26;)*/i

/**
 * Reads the inputs of a tool in a hash, which a mail gateway may have encoded once more. No input
 * contains a `%` or a separator, so decoding it twice is safe.
 *
 * @returns the texts by name, and parameters that others added; undefined if there are none
 */
export function readToolHash(hash: string): Record<string, string> | undefined {
  const [target, ...pairs] = decode(hash).split(SEPARATOR)
  if (target !== `#${TOOL_ANCHOR}`) return undefined
  const texts = Object.fromEntries(new URLSearchParams(pairs.join('&')))
  return Object.keys(texts).length > 0 ? texts : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export { CLOSED_DAYS_FILE, VCARD_FILE, PACK_PDF, PROFILE_PDF, REPORT_PDF } from '#lib/files.ts'

export const CLOSED_DAYS_ANCHOR = 'closed-days'
export const REPORT_ANCHOR = 'departure-report'
export const DIVERSION_ANCHOR = 'diverting'
export const FACTS_ANCHOR = 'kuwait-in-facts'
export const DOCUMENTS_ANCHOR = 'usual-documents'
export const CANCELLATION_ANCHOR = 'cancellation'
export const IMPORT_BAN_ANCHOR = 'import-ban'
