import { SERVICE_SLUGS, type ServiceSlug } from './paths.ts'

/** What an address may ask of the contact page: `/contact-us?service=fuel`. */
export type ServiceSearch = { service?: ServiceSlug | undefined }

/**
 * Reads a query as the router parsed it. Unknown and repeated values are as good as none: named
 * all the same, since the router keeps what a reader leaves out.
 */
export function readServiceSearch({ service }: Record<string, unknown>): ServiceSearch {
  return { service: SERVICE_SLUGS.find((slug) => slug === service) }
}
