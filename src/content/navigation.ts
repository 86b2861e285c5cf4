import type { FooterLinkItem, LinkItem, ServiceMenuItem } from './types.ts'

export const serviceMenu = [
  { id: 1, name: 'Operations', link: '/services/operations' },
  { id: 2, name: 'Ground Handling', link: '/services/ground-handling' },
  { id: 3, name: 'Fueling', link: '/services/fuel' },
  { id: 4, name: 'Catering', link: '/services/catering' },
  { id: 5, name: 'Transport & Hotac', link: '/services/transport-hotac' },
  { id: 6, name: 'Concierge Services', link: '/services/concierge-services' },
  { id: 7, name: 'Private Jets and Charter', link: '/services/private-jets-charter' },
  { id: 9, name: 'Cargo Flights', link: '/services/cargo-flights' },
  { id: 8, name: 'Air Ambulance Flights', link: '/services/air-ambulance-flights' },
  { id: 10, name: 'Airline Representation', link: '/services/airline-representation' },
] as const satisfies readonly ServiceMenuItem[]

/** Plain links of the header. The Services menu and the Aero Profile dialog are separate. */
export const headerLinks = {
  home: { label: 'Home', to: '/' },
  services: { label: 'Services', to: '/services' },
  about: { label: 'About Us', to: '/about-us' },
  contact: { label: 'Contact Us', to: '/contact-us' },
} as const satisfies Record<string, LinkItem>

export const profileLabel = 'Aero Profile'

export const footerLinks = [
  { id: 1, title: 'Home', link: '/' },
  { id: 2, title: 'About Us', link: '/about-us' },
  { id: 3, title: 'Contact Us', link: '/contact-us' },
] as const satisfies readonly FooterLinkItem[]
