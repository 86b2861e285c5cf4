import { describe, expect, it } from 'vitest'
import { toServicePath, SERVICE_SLUGS, SITE_PATHS } from '#lib/paths.ts'
import * as about from './about.ts'
import * as contact from './contact.ts'
import { distances } from './distances.ts'
import { aircraftDocuments, documents } from './documents.ts'
import * as home from './home.ts'
import * as layout from './layout.ts'
import { profileModal } from './profileModal.ts'
import { company } from './company.ts'
import { metadata } from './metadata.ts'
import {
  footerLinks,
  headerLinks,
  profileLabel,
  serviceMenu,
  titles as pageTitles,
} from './navigation.ts'
import { notFound } from './layout.ts'
import { serviceCards } from './serviceCards.ts'
import { conciergeList } from './servicePages/concierge-services.ts'
import { fuels } from './servicePages/fuel.ts'
import { flightTypes } from './servicePages/airline-representation.ts'
import { charters } from './servicePages/private-jets-charter.ts'
import type { ServicePageContent } from './types.ts'

const modules = import.meta.glob<Record<string, unknown>>('./servicePages/*.ts', {
  eager: true,
})

/** Each file has the name of its service's slug. */
const servicePages = SERVICE_SLUGS.map((slug) => {
  const content = modules[`./servicePages/${slug}.ts`]?.content as ServicePageContent | undefined
  if (!content) throw new Error(`servicePages/${slug}.ts exports no content`)
  return { slug, content }
})

const instrumentModules = import.meta.glob<
  Record<string, { title?: string; caution?: string; sources?: readonly string[] }>
>('./instruments/*.ts', { eager: true })

const wordCount = (text: string) => text.split(/\s+/).length
const titles = (items: readonly { title: string }[]) => items.map((item) => item.title)

describe('the navigation', () => {
  it('begins with the services of the specification, with their ids and in their order', () => {
    const specified = serviceMenu.slice(0, 10)
    expect(specified.map((item) => item.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 8, 10])
    expect(specified.map((item) => item.name)).toEqual([
      'Operations',
      'Ground Handling',
      'Fueling',
      'Catering',
      'Transport & Hotac',
      'Concierge Services',
      'Private Jets and Charter',
      'Cargo Flights',
      'Air Ambulance Flights',
      'Airline Representation',
    ])
  })

  it('names header and footer links as specified', () => {
    expect([
      headerLinks.home,
      headerLinks.services,
      headerLinks.about,
      headerLinks.contact,
    ]).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Services', to: '/services' },
      { label: 'About Us', to: '/about-us' },
      { label: 'Contact Us', to: '/contact-us' },
    ])
    expect(profileLabel).toBe('Aero Profile')
    expect(titles(footerLinks)).toEqual(['Home', 'About Us', 'Contact Us'])
  })
})

describe('the layout content', () => {
  it('has the exact texts of the profile dialog', () => {
    expect(profileModal.question).toBe('Are you sure you want to download Aero Profile PDF?')
    expect(profileModal.failed).toEqual({
      title: 'PDF Preview Unavailable',
      text: 'The PDF preview cannot be displayed due to server configuration. Please click below to view the PDF.',
    })
    expect([profileModal.open, profileModal.download]).toEqual(['Open PDF', 'Download PDF'])
  })

  it('has the copyright year of the specification', () => {
    expect(layout.footer.copyright).toContain('2025')
  })
})

describe('the metadata', () => {
  it('names the town of the company’s address', () => {
    // The description repeats the town as text, because an import would bundle `company.ts`.
    expect(metadata['/contact-us'].description).toContain(
      `${company.address.locality}, ${company.address.country}`,
    )
  })
  const pages = Object.entries({ ...metadata }).map(
    ([path, page]) =>
      [path, { ...page, title: pageTitles[path as keyof typeof metadata] }] as const,
  )

  it('has an entry for every page and the not-found page', () => {
    expect(pages.map(([path]) => path).toSorted()).toEqual([...SITE_PATHS, '/404'].toSorted())
  })

  it.each(pages)(
    'gives %s a title of 35 to 60 and a description of 120 to 155 characters',
    (_path, page) => {
      expect(page.title.length).toBeGreaterThanOrEqual(35)
      expect(page.title.length).toBeLessThanOrEqual(60)
      expect(page.title).toContain('Aero')
      expect(page.description.length).toBeGreaterThanOrEqual(120)
      expect(page.description.length).toBeLessThanOrEqual(155)
      expect(page.socialImage).toMatch(/^\/social\/[a-z-]+\.jpg$/)
    },
  )

  it.each(['title', 'description', 'socialImage'] as const)(
    'has no two pages with the same %s',
    (field) => {
      expect(new Set(pages.map(([, page]) => page[field])).size).toBe(pages.length)
    },
  )
})

describe('the home content', () => {
  it('has the section titles of the specification', () => {
    expect(home.cover.title).toBe('Aero Operations Excellence')
    expect(titles(home.features)).toEqual([
      'Efficiency and Expertise',
      'World-Class Catering',
      'Privacy and Security',
      'Tailored Concierge Services',
    ])
    expect(titles(home.highlights.items)).toEqual([
      'Ground Handling Supervision',
      'Transport & Hotac',
      'Concierge Services',
    ])
    expect(home.highlights.more).toBe('See More...')
    expect(home.testimonials.title).toBe('Testimonials')
    expect(home.testimonials.subtitle).toBe('What our customers are saying')
    expect(home.closing.title).toBe('Start your journey with us!')
    for (const { action } of [home.cover, home.closing]) {
      expect(action).toEqual({ label: 'Contact Us', to: '/contact-us' })
    }
  })

  it('has five testimonials, each with its own emblem', () => {
    const { items } = home.testimonials
    expect(items.map((item) => item.id)).toEqual([1, 2, 3, 4, 5])
    expect(new Set(items.map((item) => item.img.name)).size).toBe(5)
    expect(new Set(items.map((item) => item.name)).size).toBe(5)
  })
})

describe('the service content', () => {
  it('has cards with short texts', () => {
    for (const [slug, card] of Object.entries(serviceCards)) {
      expect(wordCount(card.description), slug).toBeLessThanOrEqual(18)
      expect(card.code.length, slug).toBeLessThanOrEqual(22)
    }
  })

  it('names each instrument on its card as on its page', () => {
    const named = Object.values(serviceCards).flatMap(({ instrument }) => instrument ?? [])
    const instruments = Object.values(instrumentModules)
      .flatMap((module) => Object.values(module))
      .filter(({ caution }) => caution)
    expect(new Set(named)).toEqual(new Set(instruments.map(({ title }) => title)))
    for (const { title, sources } of instruments) {
      expect(sources?.length, title).toBeGreaterThan(0)
    }
  })

  it.each(servicePages)(
    'gives $slug the number of points, steps and facts that the layout expects',
    ({ slug, content }) => {
      const menuItem = serviceMenu.find((item) => item.link === toServicePath(slug))
      expect(content.slug).toBe(slug)
      expect(content.name).toBe(menuItem?.name)
      expect(content.arrange.points.length).toBeGreaterThanOrEqual(6)
      expect(content.arrange.points.length).toBeLessThanOrEqual(8)
      expect(content.steps.items.length).toBeGreaterThanOrEqual(3)
      expect(content.steps.items.length).toBeLessThanOrEqual(4)
      expect(content.send.items.length).toBeGreaterThanOrEqual(8)
      expect(content.send.items.length).toBeLessThanOrEqual(12)
      expect(content.know.points.length).toBeGreaterThanOrEqual(3)
      expect(content.know.points.length).toBeLessThanOrEqual(6)

      for (const list of [content.arrange.points, content.steps.items, content.know.points]) {
        expect(new Set(titles(list)).size).toBe(list.length)
      }
    },
  )

  it('names pictures after their services and gives them one size, which related links rely on', () => {
    const [first] = servicePages
    for (const { slug, content } of servicePages) {
      const { name, width, height, widths } = content.picture
      expect(name).toBe(slug)
      expect({ width, height, widths }).toEqual({
        width: first?.content.picture.width,
        height: first?.content.picture.height,
        widths: first?.content.picture.widths,
      })
    }
  })

  it.each(servicePages)('shows the plate of $slug in its contact band', ({ slug, content }) => {
    expect([undefined, `/media/plate-${slug}.svg`]).toContain(content.contact.plate)
  })

  it.each(servicePages)('links $slug to two other services', ({ slug, content }) => {
    const [first, second] = content.related.map((service) => service.slug)
    expect(SERVICE_SLUGS).toContain(first)
    expect(SERVICE_SLUGS).toContain(second)
    expect(new Set([slug, first, second]).size).toBe(3)
  })

  it('lists the usual documents once on each page of a service that needs a permit', () => {
    const withDocuments = servicePages.filter(({ content }) => content.send.documents)
    expect(withDocuments.map(({ slug }) => slug)).toEqual([
      'operations',
      'private-jets-charter',
      'cargo-flights',
      'air-ambulance-flights',
    ])
    for (const { slug, content } of withDocuments) {
      const carriesPassengers = slug !== 'cargo-flights'
      expect(content.send.documents, slug).toBe(carriesPassengers ? documents : aircraftDocuments)
      const own = content.send.items.join('\n')
      expect(own, slug).not.toMatch(/airworthiness|noise|radio licence|insurance|\bAOC\b/i)
    }
  })

  it('links to each service from another one', () => {
    const linked = new Set(
      servicePages.flatMap(({ content }) => content.related.map((service) => service.slug)),
    )
    const orphans = SERVICE_SLUGS.filter((slug) => !linked.has(slug))
    expect(orphans).toEqual([])
  })

  it('has the exact list items of the specification', () => {
    expect(fuels.map((fuel) => fuel.name)).toEqual(['Jet A-1', 'Avgas'])
    expect(titles(conciergeList.items)).toEqual([
      'Shuttle',
      'Limousine coordination',
      'Taxi coordination',
      'Hire car',
      'Local hotel and city hotel agreements',
      'Call-out services',
    ])
    expect(charters.title).toBe('Our Charter Services')
    expect(titles(charters.items)).toEqual([
      'Private Charter',
      'Group Charter',
      'Ambulance & Evacuation Charter',
      'Cargo Charter',
      'Aircraft Sell & Purchase',
    ])
    expect(titles(flightTypes.items)).toEqual([
      'Scheduled',
      'Commercial charter',
      'Private/VIP',
      'Diplomatic',
      'Air ambulance',
      'Cargo',
      'Military',
    ])
  })
})

describe('the content of about, contact and not found', () => {
  it('has the headings of the specification', () => {
    expect([
      about.driven.title,
      about.history.title,
      about.why.title,
      about.vision.title,
      contact.banner.title,
    ]).toEqual(['Driven by Service', 'Our History', 'Why Aero', 'Our Vision', 'Contact Us'])
    expect(about.why.items).toHaveLength(4)
    expect(contact.next.items).toHaveLength(3)
  })

  it('sorts distances from near to far', () => {
    const miles = about.distances.items.map((icao) => distances[icao].nm)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
  })

  it('has the exact toast texts of the specification', () => {
    expect(contact.toasts).toMatchObject({
      sent: 'Message sent successfully!',
      failed: 'Failed to send message. Please try again later.',
    })
  })

  it('has the exact texts of the not-found page', () => {
    expect(notFound).toMatchObject({
      code: '404',
      heading: 'Page Not Found',
      text: 'Sorry, the page you are looking for does not exist.',
      button: 'Go Back Home',
    })
  })
})
