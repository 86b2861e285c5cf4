import type { SitePath } from '#lib/paths.ts'

/** Each page's title: all of its head that a browser needs again after the first page. */
export const titles = {
  '/': 'Aero | Flight support at Kuwait (KWI/OKKK)',
  '/services': 'Ten flight services at Kuwait (KWI/OKKK) | Aero',
  '/about-us': 'About Us: the desk behind your Kuwait stop | Aero',
  '/contact-us': 'Contact Us: operations desk in Kuwait, 24/7 | Aero',
  '/services/operations': 'Permits, slots and flight support, Kuwait | Aero',
  '/services/ground-handling': 'Ground handling supervision at KWI/OKKK | Aero',
  '/services/fuel': 'Fueling at Kuwait (KWI/OKKK) | Aero',
  '/services/catering': 'In-flight catering at Kuwait (KWI/OKKK) | Aero',
  '/services/transport-hotac': 'Crew transport and hotels in Kuwait | Aero',
  '/services/concierge-services': 'Concierge for crew and guests in Kuwait | Aero',
  '/services/private-jets-charter': 'Private jets and charter in Kuwait | Aero',
  '/services/cargo-flights': 'Cargo flight support at Kuwait (KWI/OKKK) | Aero',
  '/services/air-ambulance-flights': 'Air ambulance support at Kuwait (KWI/OKKK) | Aero',
  '/services/airline-representation': 'Airline representation in Kuwait | Aero',
  '/404': 'Page Not Found | Aero',
} as const satisfies Record<SitePath | '/404', string>
