import { serviceCards } from '#content/serviceCards.ts'
import { services as registry } from '#content/services.ts'
import type { ServiceWords } from '#content/types.ts'
import { SERVICE_SLUGS, type ServiceSlug } from '#content/paths.ts'
import { padTwoDigits } from '#lib/format.ts'

export type ProfileService = {
  /** Position in the menu, two digits. */
  number: string
  name: string
  code: string
  summary: string
  content: ServiceWords
}

const contents = Object.values(
  import.meta.glob<ServiceWords>('/src/services/*/words.ts', {
    eager: true,
    import: 'content',
  }),
)

function findContent(slug: ServiceSlug): ServiceWords {
  const content = contents.find((candidate) => candidate.slug === slug)
  if (!content) throw new Error(`src/services/${slug} has no words.ts`)
  return content
}

/** In the order of the menu. */
export const services: readonly ProfileService[] = SERVICE_SLUGS.map((slug, index) => ({
  number: padTwoDigits(index + 1),
  name: registry[slug].name,
  code: serviceCards[slug].code,
  summary: serviceCards[slug].description,
  content: findContent(slug),
}))
