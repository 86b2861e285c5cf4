import { expect, test } from 'vitest'
import { renderWithLinks } from '#testing/renderWithLinks.tsx'
import { FooterContact } from './Footer/FooterContact.tsx'
import { OperationsStrip } from './OperationsStrip/OperationsStrip.tsx'

/** Elements that a text browser writes in one line. */
const ADJOINING = /[^>\s](?:<\/(?:a|bdi|span|strong)>)+(?:<(?:a|bdi|span|strong)\b[^>]*>)+[^<\s]/g

test.each([
  ['operations strip', <OperationsStrip key="strip" />],
  ['contacts of the footer', <FooterContact key="contacts" />],
])('the %s has spaces between its parts, for text browsers', (_, part) => {
  const html = renderWithLinks(part).replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
  expect(html.match(ADJOINING) ?? []).toEqual([])
})
