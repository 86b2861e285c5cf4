import { SERVICE_SLUGS, toServicePath } from '#content/paths.ts'
import { services } from '#content/services.ts'

const any = SERVICE_SLUGS.slice(2).map((slug) => ({
  slug,
  name: services[slug].name,
  link: toServicePath(slug),
}))

/** Two services for tests that would take any: an owner may remove a service that a test names. */
export const [otherService, service] = any as [Service, Service]

type Service = (typeof any)[number]
