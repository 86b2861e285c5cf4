import { serviceCards } from '#content/serviceCards.ts'
import { services as registry } from '#content/services.ts'
import { flightTypes } from '#services/airline-representation/words.ts'
import { conciergeList } from '#services/concierge-services/words.ts'
import { charters } from '#services/private-jets-charter/words.ts'
import type { Point, ServicePageContent } from '#content/types.ts'
import { SERVICE_SLUGS, type ServiceSlug } from '#content/paths.ts'

export type ProfileService = {
  /** Position in the menu, two digits. */
  number: string
  name: string
  code: string
  summary: string
  content: ServicePageContent
  /** A list that only this service has. */
  list: { title: string; items: readonly Point[] } | undefined
}

const lists: Partial<Record<ServiceSlug, NonNullable<ProfileService['list']>>> = {
  'concierge-services': conciergeList,
  'private-jets-charter': charters,
  'airline-representation': flightTypes,
}

/** In the order of the menu. */
export const services: readonly ProfileService[] = await Promise.all(
  SERVICE_SLUGS.map(async (slug, index) => {
    const page = (await import(`../../src/services/${slug}/words.ts`)) as {
      content: ServicePageContent
    }
    return {
      number: String(index + 1).padStart(2, '0'),
      name: registry[slug].name,
      code: serviceCards[slug].code,
      summary: serviceCards[slug].description,
      content: page.content,
      list: lists[slug],
    }
  }),
)

/** @returns `items` in groups of at most `size` */
export function splitIntoGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
