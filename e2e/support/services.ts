import { serviceMenu } from '#content/navigation.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'

const any = SERVICE_SLUGS.map((slug, index) => ({ slug, ...serviceMenu[index] })).slice(2)

/** Two services for tests that would take any: an owner may remove a service that a test names. */
export const [otherService, service] = any as [Service, Service]

type Service = (typeof serviceMenu)[number] & { slug: (typeof SERVICE_SLUGS)[number] }
