import { serviceMenu } from '#content/navigation.ts'
import { cards } from '#content/servicesOverview.ts'
import { content as airAmbulance } from '#content/servicePages/air-ambulance-flights.ts'
import {
  content as representation,
  flightTypes,
} from '#content/servicePages/airline-representation.ts'
import { content as cargo } from '#content/servicePages/cargo-flights.ts'
import { content as catering } from '#content/servicePages/catering.ts'
import { content as concierge, conciergeList } from '#content/servicePages/concierge-services.ts'
import { content as fuel } from '#content/servicePages/fuel.ts'
import { content as groundHandling } from '#content/servicePages/ground-handling.ts'
import { content as operations } from '#content/servicePages/operations.ts'
import { charters, content as privateJets } from '#content/servicePages/private-jets-charter.ts'
import { content as transport } from '#content/servicePages/transport-hotac.ts'
import type { Point, ServicePageContent } from '#content/types.ts'
import type { ServiceSlug } from '#lib/paths.ts'

/** One of the ten, as the profile shows it. */
export type ProfileService = {
  /** Its place in the menu, in two digits. */
  number: string
  code: string
  summary: string
  content: ServicePageContent
  /** A list that only this service has. */
  list: { title: string; items: readonly Point[] } | undefined
}

const pages: readonly ServicePageContent[] = [
  operations,
  groundHandling,
  fuel,
  catering,
  transport,
  concierge,
  privateJets,
  cargo,
  airAmbulance,
  representation,
]

const lists: Partial<Record<ServiceSlug, NonNullable<ProfileService['list']>>> = {
  'concierge-services': conciergeList,
  'private-jets-charter': charters,
  'airline-representation': flightTypes,
}

/** The ten services in menu order. */
export const services: readonly ProfileService[] = serviceMenu.map(({ name, link }, index) => {
  const content = pages.find(({ slug }) => link === `/services/${slug}`)
  const card = cards.find((one) => one.link === link)
  if (!content || !card) throw new Error(`${name}: no page or no card in src/content`)
  return {
    number: String(index + 1).padStart(2, '0'),
    code: card.code,
    summary: card.description,
    content,
    list: lists[content.slug],
  }
})

/** @returns `items` in groups of `size`, for pages. */
export function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
