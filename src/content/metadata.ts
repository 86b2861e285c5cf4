import { company } from './company.ts'
import { toServicePath, SERVICE_SLUGS, type ServicePath, type SitePath } from './paths.ts'
import { serviceCards } from './serviceCards.ts'
import { serviceCount } from './serviceCount.ts'
import type { PageMeta } from './types.ts'

const servicePageMeta = Object.fromEntries(
  SERVICE_SLUGS.map((slug) => [
    toServicePath(slug),
    {
      description: serviceCards[slug].metaDescription,
      socialImage: `/social/${slug}.jpg`,
      serviceType: serviceCards[slug].serviceType,
    },
  ]),
) as Record<ServicePath, PageMeta>

/**
 * The metadata is only prerendered. `sideEffects` in `package.json` keeps it and the cards out of the
 * scripts of pages that do not use them.
 */
export const metadata: Record<SitePath | '/404', PageMeta> = {
  '/': {
    description:
      'Permits, supervised ground handling, fuel, catering, crew hotels, cargo and air ambulance support at Kuwait International (KWI/OKKK). One desk, 24/7.',
    socialImage: '/social/home.jpg',
  },
  '/services': {
    description: `${serviceCount.start} ground and flight-support services for a stop in Kuwait, from landing permits to the departure report: what each covers and what to send us.`,
    socialImage: '/social/services.jpg',
  },
  '/about-us': {
    description: `How ${company.name} works in Kuwait: one desk and one file for each flight, named coordinators, every answer in writing, and discretion about each movement.`,
    socialImage: '/social/about-us.jpg',
  },
  '/contact-us': {
    description: `Call, email or write to the ${company.name} operations desk in ${company.address.locality}, ${company.address.country}. Open 24/7 for flight requests, changes on the day and account questions.`,
    socialImage: '/social/contact-us.jpg',
  },
  ...servicePageMeta,
  '/404': {
    description: `This page does not exist. Go back to the ${company.name} home page, or call our operations desk in Kuwait, open 24/7, if you have a flight to arrange.`,
    socialImage: '/social/not-found.jpg',
  },
}
