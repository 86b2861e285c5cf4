import { SERVICE_SLUGS, type ServiceSlug } from './paths.ts'

/** Query of the contact page, e.g. `/contact-us?service=fuel`. */
export type ServiceSearch = { service?: ServiceSlug | undefined }

/**
 * Validates the parsed query. Unknown and repeated values become undefined: the router would keep a
 * parameter that is missing in the result.
 */
export function readServiceSearch({ service }: Record<string, unknown>): ServiceSearch {
  return { service: SERVICE_SLUGS.find((slug) => slug === service) }
}
