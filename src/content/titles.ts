import { toServicePath, SERVICE_SLUGS, type ServicePath, type SitePath } from '#lib/paths.ts'
import { services } from './services.ts'

const servicePageTitles = Object.fromEntries(
  SERVICE_SLUGS.map((slug) => [toServicePath(slug), services[slug].title]),
) as Record<ServicePath, string>

/** The client needs the titles for navigations, unlike the rest of the metadata. */
export const titles = {
  '/': 'Kuwait flight support & ground handling (OKKK) | Aero',
  '/services': 'Ground & flight support services in Kuwait | Aero',
  '/about-us': 'About us: one desk for flights through Kuwait | Aero',
  '/contact-us': 'Contact operations in Kuwait, 24/7 | Aero',
  ...servicePageTitles,
  '/404': 'Page Not Found | Aero, flight support in Kuwait',
} satisfies Record<SitePath | '/404', string>
