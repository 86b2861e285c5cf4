import { texts } from './texts.ts'

/** The sections after the cover. Bookmarks have the same names. */
export const sections = {
  whoWeAre: { id: 'who-we-are', title: texts.whoWeAre },
  services: { id: 'services', title: texts.services.title },
  kuwait: { id: 'kuwait', title: texts.kuwait.title },
  send: { id: 'send', title: texts.send.title },
  reach: { id: 'reach', title: texts.reach.title },
}
export type Section = (typeof sections)[keyof typeof sections]
