import { modules } from '#content/modules.ts'
import { formatServiceNumber, SERVICE_SLUGS } from '#content/paths.ts'
import { serviceCards } from '#content/serviceCards.ts'
import { services as registry } from '#content/services.ts'
import type { ServiceWords } from '#content/types.ts'

/** In the order of the menu. */
export const services = SERVICE_SLUGS.map((slug) => ({
  number: formatServiceNumber(slug),
  name: registry[slug].name,
  code: serviceCards[slug].code,
  summary: serviceCards[slug].description,
  words: modules[`/src/services/${slug}/words.ts`]?.words as ServiceWords,
}))
export type ProfileService = (typeof services)[number]
