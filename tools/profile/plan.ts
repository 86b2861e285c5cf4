import { texts } from './texts.ts'

/** Services that share a page. */
export const SERVICES_PER_PAGE = 2

/** The sections after the cover, with the page that each begins on. Bookmarks have the same names. */
export const sections = [
  { id: 'who-we-are', title: texts.whoWeAre, page: 2 },
  { id: 'services', title: texts.services.title, page: 4 },
  { id: 'send', title: texts.send.title, page: 10 },
  { id: 'kuwait', title: texts.kuwait.title, page: 12 },
  { id: 'reach', title: texts.reach.title, page: 13 },
] as const

/** @returns the page of the service at `index`: the overview comes before the first. */
export function pageOfService(index: number): number {
  return sections[1].page + 1 + Math.floor(index / SERVICES_PER_PAGE)
}
