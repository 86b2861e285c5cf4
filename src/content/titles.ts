import type { SitePath } from '#lib/paths.ts'

/** Document titles. The client needs them for navigations, unlike the rest of the metadata. */
export const titles = {
  '/': 'Kuwait flight support & ground handling (OKKK) | Aero',
  '/services': 'Ground & flight support services in Kuwait | Aero',
  '/about-us': 'About us: one desk for flights through Kuwait | Aero',
  '/contact-us': 'Contact operations in Kuwait, 24/7 | Aero',
  '/services/operations': 'Kuwait landing & overflight permits (OKKK) | Aero',
  '/services/ground-handling': 'Ground handling in Kuwait (KWI/OKKK) | Aero',
  '/services/fuel': 'Kuwait jet fuel: Jet A-1 and Avgas at OKKK | Aero',
  '/services/catering': 'In-flight catering in Kuwait (KWI/OKKK) | Aero',
  '/services/transport-hotac': 'Crew hotels & transport in Kuwait (HOTAC) | Aero',
  '/services/concierge-services': 'VIP concierge in Kuwait for crew and guests | Aero',
  '/services/private-jets-charter': 'Aircraft charter & private jet support, Kuwait | Aero',
  '/services/cargo-flights': 'Cargo charter & freighter support in Kuwait | Aero',
  '/services/air-ambulance-flights': 'Air ambulance support in Kuwait, 24/7 | Aero',
  '/services/airline-representation': 'Airline representation in Kuwait (KWI/OKKK) | Aero',
  '/404': 'Page Not Found | Aero, flight support in Kuwait',
} as const satisfies Record<SitePath | '/404', string>
