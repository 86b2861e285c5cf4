import { company } from './company.ts'
import { notFound } from './layout.ts'
import {
  IMPORT_BAN_ANCHOR,
  CANCELLATION_ANCHOR,
  DIVERSION_ANCHOR,
  DOCUMENTS_ANCHOR,
  FACTS_ANCHOR,
  TOOL_ANCHOR,
  SERVICE_SLUGS,
  type ServicePath,
  type ServiceSlug,
  type SitePath,
  toServicePath,
} from './paths.ts'
import { services } from './services.ts'
import type { LinkItem } from './types.ts'

export const serviceMenu = SERVICE_SLUGS.map((slug) => ({
  label: services[slug].name,
  to: toServicePath(slug),
}))

export const headerLinks = {
  home: { label: 'Home', to: '/' },
  services: { label: 'Services', to: '/services' },
  about: { label: 'About Us', to: '/about-us' },
  contact: { label: 'Contact Us', to: '/contact-us' },
} as const satisfies Record<string, LinkItem>

const toFact = (slug: ServiceSlug, hash: string, label: string) =>
  ({ label, to: toServicePath(slug), hash }) satisfies LinkItem

export const permitRule = toFact('operations', TOOL_ANCHOR, 'Permit line: when to ask')
export const diversion = toFact('operations', DIVERSION_ANCHOR, 'Diverting to Kuwait')
export const heatDustAndFog = toFact(
  'operations',
  FACTS_ANCHOR,
  'Kuwait in facts: heat, dust and fog',
)
export const airportStatus = toFact(
  'operations',
  FACTS_ANCHOR,
  'Kuwait in facts: is the airport open?',
)
export const timeAndWeekend = toFact(
  'operations',
  FACTS_ANCHOR,
  'Kuwait in facts: time and weekend',
)
export const usualDocuments = toFact('operations', DOCUMENTS_ANCHOR, 'The usual permit documents')
export const cancellation = toFact(
  'operations',
  CANCELLATION_ANCHOR,
  'What a cancellation may cost',
)
export const alcoholAndPorkRule = toFact('catering', IMPORT_BAN_ANCHOR, 'Alcohol and pork')

export const profileLabel = `${company.name} Profile`

export const footerLinks = [headerLinks.home, headerLinks.about, headerLinks.contact]

const withName = (title: string) => `${title} | ${company.name}`

const servicePageTitles = Object.fromEntries(
  SERVICE_SLUGS.map((slug) => [toServicePath(slug), withName(services[slug].title)]),
) as Record<ServicePath, string>

/** Document titles. The client needs them for navigations, unlike the rest of the metadata. */
export const titles = {
  '/': withName('Kuwait flight support & ground handling (OKKK)'),
  '/services': withName('Ground & flight support services in Kuwait'),
  '/about-us': withName('About us: one desk for flights through Kuwait'),
  '/contact-us': withName('Contact operations in Kuwait, 24/7'),
  ...servicePageTitles,
  '/404': `${withName(notFound.heading)}, flight support in Kuwait`,
} satisfies Record<SitePath | '/404', string>
