import { SERVICE_SLUGS, type ServiceSlug } from './paths.ts'

/** Query of the contact page, e.g. `/contact-us?service=fuel`. */
export type ServiceSearch = { service?: ServiceSlug | undefined }

/**
 * Validates the parsed query. The key is always returned, undefined for unknown and repeated values:
 * the router keeps parameters that a validator omits.
 */
export function readServiceSearch({ service }: Record<string, unknown>): ServiceSearch {
  return { service: SERVICE_SLUGS.find((slug) => slug === service) }
}
