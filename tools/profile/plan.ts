import { serviceMenu } from '#content/navigation.ts'
import { texts } from './texts.ts'

export const SERVICES_PER_PAGE = 2
/** Lists on the first page, below that of the first service, and on each further page. */
export const LISTS_BESIDE_FIRST = 3
export const LISTS_PER_PAGE = 6

const SERVICES = 4
const SEND = SERVICES + 1 + Math.ceil(serviceMenu.length / SERVICES_PER_PAGE)
const KUWAIT = SEND + 1 + Math.ceil((serviceMenu.length - 1 - LISTS_BESIDE_FIRST) / LISTS_PER_PAGE)

/** The sections after the cover, with their first pages. Bookmarks have the same names. */
export const sections = {
  whoWeAre: { id: 'who-we-are', title: texts.whoWeAre, page: 2 },
  services: { id: 'services', title: texts.services.title, page: SERVICES },
  send: { id: 'send', title: texts.send.title, page: SEND },
  kuwait: { id: 'kuwait', title: texts.kuwait.title, page: KUWAIT },
  reach: { id: 'reach', title: texts.reach.title, page: KUWAIT + 1 },
}
export type Section = (typeof sections)[keyof typeof sections]

/** @returns the page of the service at `index`; the overview precedes the first */
export function findServicePage(index: number): number {
  return SERVICES + 1 + Math.floor(index / SERVICES_PER_PAGE)
}
