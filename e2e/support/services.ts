import { serviceMenu } from '#content/navigation.ts'

/** Two services for tests that would take any: an owner may remove a service that a test names. */
export const [otherService, service] = serviceMenu.slice(2) as [Service, Service]

type Service = (typeof serviceMenu)[number]
