import { describe, expect, it } from 'vitest'
import { SERVICE_SLUGS, SITE_PATHS } from './paths.ts'
import * as about from './about.ts'
import { company } from './company.ts'
import * as home from './home.ts'
import { createAlternateRows, formatFacts } from '#services/operations/facts.ts'
import { metadata } from './metadata.ts'
import { modules } from './modules.ts'
import { serviceMenu, titles as pageTitles } from './navigation.ts'
import { serviceCards } from './serviceCards.ts'
import { flightTypes } from '#services/airline-representation/words.ts'
import { conciergeList } from '#services/concierge-services/words.ts'
import { charters } from '#services/private-jets-charter/words.ts'
import type { ServicePageContent } from './types.ts'
import specification from '../../docs/specification.md?raw'

const servicePages = SERVICE_SLUGS.map((slug) => {
  const content = modules[`/src/services/${slug}/words.ts`]?.content as
    | ServicePageContent
    | undefined
  if (!content) throw new Error(`services/${slug}/words.ts exports no content`)
  return { slug, content }
})

const instruments = Object.values(
  import.meta.glob<Record<string, { title?: string; caution?: string; sources?: string[] }>>(
    '../services/*/instrumentWords.ts',
    { eager: true },
  ),
)
  .flatMap((module) => Object.values(module))
  .filter(({ caution }) => caution)

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

describe('the specification', () => {
  it('names the ten services in the order of the menu', () => {
    const rows = specification.matchAll(/^\| (\d+) \| (.+?) \| `([\w-]+)` \|/gm)
    expect(serviceMenu.map(({ id, name, link }) => [String(id), name, link])).toEqual(
      [...rows].map(([, id, name, slug]) => [id, name, `/services/${slug}`]),
    )
  })

  it.each([
    ['features', titles(home.features)],
    ['highlights', titles(home.highlights.items)],
    ['charters', titles(charters.items)],
    ['concierge services', titles(conciergeList.items)],
    ['flight types', titles(flightTypes.items)],
  ])('names the %s in the same order', (_what, items) => {
    expect(specification.replaceAll(/[“”]/g, '').toLowerCase()).toContain(
      items.join(', ').toLowerCase(),
    )
  })

  it('has as many testimonials and reasons as Home and About Us', () => {
    expect(home.testimonials.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(about.why.items).toHaveLength(4)
  })
})

describe('the metadata', () => {
  const pages = ([...SITE_PATHS, '/404'] as const).map((path) => ({
    path,
    ...metadata[path],
    title: pageTitles[path],
  }))

  it.each(pages)('gives $path a title and description that search results show whole', (page) => {
    expect(page.title).toContain('Aero')
    expect(page.title.length).toBeGreaterThanOrEqual(35)
    expect(page.title.length).toBeLessThanOrEqual(60)
    expect(page.description.length).toBeGreaterThanOrEqual(120)
    expect(page.description.length).toBeLessThanOrEqual(155)
  })

  it.each(['title', 'description', 'socialImage'] as const)('has no %s twice', (field) => {
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length)
  })

  it('names the town of the company’s address', () => {
    // The description repeats the town as text, because an import would bundle `company.ts`.
    const { locality, country } = company.address
    expect(metadata['/contact-us'].description).toContain(`${locality}, ${country}`)
  })
})

describe('the service content', () => {
  it('has cards of at most 18 words', () => {
    for (const [slug, { description, code }] of Object.entries(serviceCards)) {
      expect(description.split(/\s+/).length, slug).toBeLessThanOrEqual(18)
      expect(code.length, slug).toBeLessThanOrEqual(22)
    }
  })

  it('names each instrument on its card as on its page, and its sources', () => {
    const named = Object.values(serviceCards).map(({ instrument }) => instrument)
    expect(new Set(named)).toEqual(new Set(instruments.map(({ title }) => title)))
    for (const { title, sources } of instruments) expect(sources?.length, title).toBeGreaterThan(0)
  })

  it.each(servicePages)('fits the layout on the page of $slug', ({ slug, content }) => {
    const { arrange, steps, send, know, picture } = content
    expect(content.slug).toBe(slug)
    expect([undefined, `/media/plate-${slug}.svg`]).toContain(content.contact.plate)
    // Related links show pictures by slug, with the sizes of the first.
    const { width, height, widths } = servicePages[0]?.content.picture ?? picture
    expect(picture).toMatchObject({ name: slug, width, height, widths })
    const counts = [
      [arrange, 6, 8],
      [steps, 3, 4],
      [send, 8, 12],
      [know, 3, 6],
    ] as const
    for (const [{ length }, least, most] of counts) {
      expect(length).toBeGreaterThanOrEqual(least)
      expect(length).toBeLessThanOrEqual(most)
    }
  })

  it('links each service to two others, and to each service from another', () => {
    for (const { slug, content } of servicePages) {
      expect(new Set([slug, ...content.related.map((other) => other.slug)]).size).toBe(3)
    }
    const linked = servicePages.flatMap(({ content }) => content.related.map(({ slug }) => slug))
    expect(new Set(linked)).toEqual(new Set(SERVICE_SLUGS))
  })
})

it('the copied facts are plain lines with computed distances and bearings', () => {
  const copied = formatFacts()
  expect(copied).not.toContain('\u00a0')
  expect(createAlternateRows()).toContainEqual(['OBBI', 'Bahrain', '226', '141°'])
  expect(copied.split('\n')).toContain('OBBI Bahrain: 226 NM, 141° true')
})
