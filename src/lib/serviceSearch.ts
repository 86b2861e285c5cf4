import { SERVICE_SLUGS, type ServiceSlug } from './paths.ts'

export type ServiceSearch = { service?: ServiceSlug | undefined }

/** The key is always returned: the router would keep an invalid parameter that is missing here. */
export function readServiceSearch({ service }: Record<string, unknown>): ServiceSearch {
  return { service: SERVICE_SLUGS.find((slug) => slug === service) }
}
