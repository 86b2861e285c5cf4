import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conciergeList } from '#services/concierge-services/words.ts'
import { flightTypes } from '#services/airline-representation/words.ts'
import { findTexts } from '#testing/findTexts.ts'
import { reasons } from './about.ts'
import { company } from './company.ts'
import { modules } from './modules.ts'
import { headerLinks } from './navigation.ts'
import { SERVICE_SLUGS } from './paths.ts'
import { services } from './services.ts'

const specification = readFileSync('docs/specification.md', 'utf8')
const [, ...sections] = specification.split(/^## /m)
const OF_TEXTS = /^[1-7]\. /
const quotations = sections
  .filter((section) => OF_TEXTS.test(section))
  .flatMap((section) => [...section.matchAll(/“(.+?)”/g)])
  .map(([, text = '']) => text)

/** Quotations that are part of a sentence or a value, forbidden words, and an owner's value. */
const NOT_A_TEXT = new Set([
  '+965',
  'Or Tue 5 Jan if 4–6 Jan are worked.',
  'turn not tested',
  'guaranteed',
  'largest',
  'Farwaniya, Kuwait',
])

/** The year is the owner's to change. */
const withoutYear = (text: string) => text.replace(/^© \d{4}/, '©')

const texts = new Set(
  Object.entries(modules).flatMap(([file, module]) =>
    findTexts(module, file).map(({ value }) => withoutYear(value)),
  ),
)

const quoted = [...new Set(quotations)]
  .filter((text) => !NOT_A_TEXT.has(text))
  .map((text) => withoutYear(text.replaceAll('Aero', company.name)))

// A text that stands twice is found although one of the two has changed: “Contact Us”, “Services”,
// “Transport & Hotac”, “Concierge Services”, “24/7”, “Call”, “Close”. `content.test.ts` compares the names of tools.
test.each(quoted)('a words module has the specified text “%s”', (text) => {
  const advice =
    'docs/specification.md quotes this text, and no module of words has it. Change both, or neither.'
  expect(texts.has(text), advice).toBe(true)
})

/** The services of the table in section 2.3: id, name, slug, and what their pages also have. */
const rows = [...specification.matchAll(/^\| (\d+) \| (.+?) \| `(.+?)` \| (.*)\|$/gm)]

test('the header has the specified links in the specified order', () => {
  const labels = Object.values(headerLinks).map(({ label }) => label)
  expect(labels).toEqual(['Home', 'Services', 'About Us', 'Contact Us'])
})

test('the menus have the specified services in the specified order', () => {
  const specified = rows.map(([, id, name, slug]) => [Number(id), name, slug])
  const slugs = specified.map(([, , slug]) => slug)
  expect(slugs.length).toBeGreaterThan(0)
  // An owner may add more.
  const menu = SERVICE_SLUGS.filter((slug) => slugs.includes(slug))
  expect(menu.map((slug) => [services[slug].id, services[slug].name, slug])).toEqual(specified)
})

test.each([
  { slug: 'concierge-services', list: conciergeList.items },
  { slug: 'airline-representation', list: flightTypes.items },
])('the page of $slug lists what the specification lists', ({ slug, list }) => {
  const [, , , , extra = ''] = rows.find((row) => row[3] === slug) ?? []
  const specified = extra
    .trim()
    .toLowerCase()
    .replace(/^.*: |;.*$/g, '')
    .split(', ')
  expect(Object.keys(list).map((title) => title.toLowerCase())).toEqual(specified)
})

test('About Us has the four reasons of the specification, or more', () => {
  expect(Object.keys(reasons.items).length).toBeGreaterThanOrEqual(4)
})
