import type { SitePath } from '#lib/paths.ts'

/** Each page's title: all of its head that a browser needs again after the first page. */
export const titles = {
  '/': 'Aero | Flight support at Kuwait (KWI/OKKK)',
  '/services': 'Ten flight services at Kuwait (KWI/OKKK) | Aero',
  '/about-us': 'About Us: the desk behind your Kuwait stop | Aero',
  '/contact-us': 'Contact Us: operations desk in Kuwait, 24/7 | Aero',
  '/services/operations': 'Landing and overflight permits, Kuwait OKKK | Aero',
  '/services/ground-handling': 'Ground handling supervision, Kuwait KWI/OKKK | Aero',
  '/services/fuel': 'Jet A-1 and Avgas at Kuwait (KWI/OKKK) | Aero',
  '/services/catering': 'In-flight catering at Kuwait (KWI/OKKK) | Aero',
  '/services/transport-hotac': 'Crew hotel and transport (HOTAC), Kuwait | Aero',
  '/services/concierge-services': 'VIP concierge for crew and guests in Kuwait | Aero',
  '/services/private-jets-charter': 'Private jet charter and support in Kuwait | Aero',
  '/services/cargo-flights': 'Cargo charter and ULD support at Kuwait | Aero',
  '/services/air-ambulance-flights': 'Air ambulance ground support in Kuwait | Aero',
  '/services/airline-representation': 'Airline representation and supervision, Kuwait | Aero',
  '/404': 'Page Not Found | Aero, flight support at Kuwait',
} as const satisfies Record<SitePath | '/404', string>
