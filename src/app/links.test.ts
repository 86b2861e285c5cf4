import { expect, test } from 'vitest'
import { SITE_PATHS } from '#content/paths.ts'
import { render } from './entry-server.tsx'

const LINK = /<a\b[^>]*\bhref="(?<path>[^"#?]*)[^"#]*#(?<id>[^"?]+)[^"]*"[^>]*>(?<label>.*?)<\/a>/gs
const HEADING = /<(?<tag>h[1-6])\b[^>]*>(?<heading>.*?)<\/\k<tag>>/s

const toWords = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>|<[^>]*>|&\w+;/gs, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}’]+/gu) ?? []

/** Whether one text has all words of the other. */
const isSame = (label: readonly string[], heading: readonly string[]) =>
  [[label, heading] as const, [heading, label] as const].some(
    ([some, all]) => some.length > 0 && some.every((word) => all.includes(word)),
  )

/** @returns the first heading at or after the element with this id; undefined if there is no such element */
function findHeading(html: string, id: string): string | undefined {
  const start = new RegExp(`<\\w+[^>]*\\bid="${id}"`).exec(html)?.index
  return start === undefined ? undefined : HEADING.exec(html.slice(start))?.groups?.heading
}

test('every link into a page lands on a heading that says what the link says', async () => {
  const pages: Record<string, string> = {}
  for (const path of SITE_PATHS) pages[path] = (await render(path)).html
  const links = Object.entries(pages).flatMap(([page, html]) =>
    [...html.matchAll(LINK)].map(({ groups = {} }) => {
      const { path, id = '', label = '' } = groups
      const target = pages[path || page] ?? ''
      const heading = findHeading(target, id) ?? ''
      const isSkipLink = target.includes(`<main id="${id}"`)
      return {
        description: `${page}: “${toWords(label).join(' ')}” leads to #${id}, “${toWords(heading).join(' ')}”`,
        isRight: isSkipLink || isSame(toWords(label), toWords(heading)),
      }
    }),
  )
  expect(links.length).toBeGreaterThan(SITE_PATHS.length)
  expect(links.filter(({ isRight }) => !isRight).map(({ description }) => description)).toEqual([])
})
