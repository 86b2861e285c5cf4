import { company } from './company.ts'
import { notFound } from './layout.ts'
import {
  IMPORT_BAN_ANCHOR,
  CANCELLATION_ANCHOR,
  DIVERSION_ANCHOR,
  DOCUMENTS_ANCHOR,
  FACTS_ANCHOR,
  INSTRUMENT_ANCHOR,
  SERVICE_SLUGS,
  type ServicePath,
  type SitePath,
  toServicePath,
} from './paths.ts'
import { services } from './services.ts'
import type { LinkItem } from './types.ts'

export const serviceMenu = SERVICE_SLUGS.map((slug) => ({
  id: services[slug].id,
  name: services[slug].name,
  link: toServicePath(slug),
}))

export const headerLinks = {
  home: { label: 'Home', to: '/' },
  services: { label: 'Services', to: '/services' },
  about: { label: 'About Us', to: '/about-us' },
  contact: { label: 'Contact Us', to: '/contact-us' },
} as const satisfies Record<string, LinkItem>

/** Sections with facts that other pages link to. */
export const permitRule = {
  label: 'Permit line: when to ask',
  to: '/services/operations',
  hash: INSTRUMENT_ANCHOR,
} as const satisfies LinkItem
export const diversion = {
  label: 'Diverting to Kuwait',
  to: '/services/operations',
  hash: DIVERSION_ANCHOR,
} as const satisfies LinkItem
export const heatDustAndFog = {
  label: 'Kuwait in facts: heat, dust and fog',
  to: '/services/operations',
  hash: FACTS_ANCHOR,
} as const satisfies LinkItem
export const airportStatus = {
  label: 'Kuwait in facts: is the airport open?',
  to: '/services/operations',
  hash: FACTS_ANCHOR,
} as const satisfies LinkItem
export const timeAndWeekend = {
  label: 'Kuwait in facts: time and weekend',
  to: '/services/operations',
  hash: FACTS_ANCHOR,
} as const satisfies LinkItem
export const usualDocuments = {
  label: 'The usual documents of a permit',
  to: '/services/operations',
  hash: DOCUMENTS_ANCHOR,
} as const satisfies LinkItem
export const cancellation = {
  label: 'What a cancellation may cost',
  to: '/services/operations',
  hash: CANCELLATION_ANCHOR,
} as const satisfies LinkItem
export const alcoholAndPorkRule = {
  label: 'Alcohol and pork',
  to: '/services/catering',
  hash: IMPORT_BAN_ANCHOR,
} as const satisfies LinkItem

export const profileLabel = `${company.name} Profile`

export const footerLinks = [
  { id: 1, title: 'Home', link: '/' },
  { id: 2, title: 'About Us', link: '/about-us' },
  { id: 3, title: 'Contact Us', link: '/contact-us' },
] as const

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
