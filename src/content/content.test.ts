import { describe, expect, it } from 'vitest'
import { SERVICE_SLUGS, SITE_PATHS } from '#lib/paths.ts'
import * as about from './about.ts'
import { company } from './company.ts'
import * as contact from './contact.ts'
import { distances } from './distances.ts'
import { aircraftDocuments, documents } from './shared.ts'
import * as home from './home.ts'
import { createAlternateRows, formatFacts } from './kuwaitFacts.ts'
import { footer, notFound, profileModal } from './layout.ts'
import { metadata } from './metadata.ts'
import {
  footerLinks,
  headerLinks,
  profileLabel,
  serviceMenu,
  titles as pageTitles,
} from './navigation.ts'
import { serviceCards } from './serviceCards.ts'
import { flightTypes } from './servicePages/airline-representation.ts'
import { conciergeList } from './servicePages/concierge-services.ts'
import { fuels } from './servicePages/fuel.ts'
import { charters } from './servicePages/private-jets-charter.ts'
import type { ServicePageContent } from './types.ts'

const modules = import.meta.glob<Record<string, unknown>>('./servicePages/*.ts', { eager: true })

/** Each file has the name of its service's slug. */
const servicePages = SERVICE_SLUGS.map((slug) => {
  const content = modules[`./servicePages/${slug}.ts`]?.content as ServicePageContent | undefined
  if (!content) throw new Error(`servicePages/${slug}.ts exports no content`)
  return { slug, content }
})

const instruments = Object.values(
  import.meta.glob<Record<string, { title?: string; caution?: string; sources?: string[] }>>(
    './instruments/*.ts',
    { eager: true },
  ),
)
  .flatMap((module) => Object.values(module))
  .filter(({ caution }) => caution)

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

const contactUs = { label: 'Contact Us', to: '/contact-us' }

it.each([
  [
    'the ten services',
    serviceMenu.map(({ id, name }) => [id, name]),
    [
      [1, 'Operations'],
      [2, 'Ground Handling'],
      [3, 'Fueling'],
      [4, 'Catering'],
      [5, 'Transport & Hotac'],
      [6, 'Concierge Services'],
      [7, 'Private Jets and Charter'],
      [9, 'Cargo Flights'],
      [8, 'Air Ambulance Flights'],
      [10, 'Airline Representation'],
    ],
  ],
  [
    'the links of the header',
    headerLinks,
    {
      home: { label: 'Home', to: '/' },
      services: { label: 'Services', to: '/services' },
      about: { label: 'About Us', to: '/about-us' },
      contact: contactUs,
    },
  ],
  ['the name of the profile', profileLabel, 'Aero Profile'],
  ['the links of the footer', titles(footerLinks), ['Home', 'About Us', 'Contact Us']],
  ['the copyright line', footer.copyright, expect.stringContaining('2025')],
  [
    'the profile dialog',
    profileModal,
    expect.objectContaining({
      question: 'Are you sure you want to download Aero Profile PDF?',
      open: 'Open PDF',
      download: 'Download PDF',
      failed: {
        title: 'PDF Preview Unavailable',
        text: 'The PDF preview cannot be displayed due to server configuration. Please click below to view the PDF.',
      },
    }),
  ],
  ['the cover', home.cover.title, 'Aero Operations Excellence'],
  ['the action of the cover', home.cover.action, contactUs],
  [
    'the features',
    titles(home.features),
    [
      'Efficiency and Expertise',
      'World-Class Catering',
      'Privacy and Security',
      'Tailored Concierge Services',
    ],
  ],
  [
    'the highlights',
    titles(home.highlights.items),
    ['Ground Handling Supervision', 'Transport & Hotac', 'Concierge Services'],
  ],
  ['the link of a highlight', home.highlights.more, 'See More...'],
  [
    'the testimonials',
    home.testimonials,
    expect.objectContaining({ title: 'Testimonials', subtitle: 'What our customers are saying' }),
  ],
  ['the number of testimonials', home.testimonials.items.map(({ id }) => id), [1, 2, 3, 4, 5]],
  ['the closing', home.closing.title, 'Start your journey with us!'],
  ['the action of the closing', home.closing.action, contactUs],
  [
    'the parts of About Us',
    titles([about.driven, about.history, about.why, about.vision]),
    ['Driven by Service', 'Our History', 'Why Aero', 'Our Vision'],
  ],
  ['the number of reasons', about.why.items.length, 4],
  ['the banner of Contact Us', contact.banner.title, 'Contact Us'],
  [
    'the toasts',
    contact.toasts,
    expect.objectContaining({
      sent: 'Message sent successfully!',
      failed: 'Failed to send message. Please try again later.',
    }),
  ],
  [
    'the not-found page',
    notFound,
    expect.objectContaining({
      code: '404',
      heading: 'Page Not Found',
      text: 'Sorry, the page you are looking for does not exist.',
      button: 'Go Back Home',
    }),
  ],
  ['the fuels', fuels.map(({ name }) => name), ['Jet A-1', 'Avgas']],
  [
    'the concierge list',
    titles(conciergeList.items),
    [
      'Shuttle',
      'Limousine coordination',
      'Taxi coordination',
      'Hire car',
      'Local hotel and city hotel agreements',
      'Call-out services',
    ],
  ],
  ['the title of the charters', charters.title, 'Our Charter Services'],
  [
    'the charters',
    titles(charters.items),
    [
      'Private Charter',
      'Group Charter',
      'Ambulance & Evacuation Charter',
      'Cargo Charter',
      'Aircraft Sell & Purchase',
    ],
  ],
  [
    'the flight types',
    titles(flightTypes.items),
    [
      'Scheduled',
      'Commercial charter',
      'Private/VIP',
      'Diplomatic',
      'Air ambulance',
      'Cargo',
      'Military',
    ],
  ],
])('%s are as specified', (_what, actual, specified) => {
  expect(actual).toEqual(specified)
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

  it('lists the usual documents where a permit is requested, and nowhere else', () => {
    const lists = servicePages.flatMap(({ slug, content }) =>
      content.documents ? [[slug, content.documents]] : [],
    )
    expect(Object.fromEntries(lists)).toEqual({
      operations: documents,
      'private-jets-charter': documents,
      'cargo-flights': aircraftDocuments,
      'air-ambulance-flights': documents,
    })
  })
})

it('the distances on About Us are sorted from near to far', () => {
  const miles = about.distances.items.map((icao) => distances[icao].nm)
  expect(miles).toEqual(miles.toSorted((a, b) => a - b))
})

it('the copied facts are plain lines with computed distances and bearings', () => {
  const copied = formatFacts()
  expect(copied).not.toContain('\u00a0')
  expect(createAlternateRows()).toContainEqual(['OBBI', 'Bahrain', '226', '141°'])
  expect(copied.split('\n')).toContain('OBBI Bahrain: 226 NM, 141° true')
})
