import type { SitePath } from '#lib/paths.ts'
import type { PageMeta } from './types.ts'

/** What search results and shared links say about each page. Prerendered, and not in the client. */
export const metadata: Record<SitePath | '/404', PageMeta> = {
  '/': {
    description:
      'Permits, ground handling supervision, fuel, catering, crew, cargo and air ambulance support at Kuwait International Airport. One desk, 24/7.',
    socialImage: '/social/home.jpg',
  },
  '/services': {
    description:
      'Ten services for one stop in Kuwait, from landing permits to the departure message. See what each covers and what our desk needs from you.',
    socialImage: '/social/services.jpg',
  },
  '/about-us': {
    description:
      'How Aero works: one coordinator from first request to off-blocks, answers in writing, discretion by default and local knowledge of heat and dust.',
    socialImage: '/social/about-us.jpg',
  },
  '/contact-us': {
    description:
      'Call, e-mail or write to the Aero operations desk in Farwaniya, Kuwait. Open 24/7 for flight requests, changes on the day and account questions.',
    socialImage: '/social/contact-us.jpg',
  },
  '/services/operations': {
    description:
      'Overflight and landing permissions for Kuwait, slot and parking coordination, flight-plan support, briefing packages and flight watch, day or night.',
    socialImage: '/social/operations.jpg',
  },
  '/services/ground-handling': {
    description:
      'Turnaround supervision at Kuwait International: stand, baggage, ground power, cooling, cleaning and border formalities through authorised providers.',
    socialImage: '/social/ground-handling.jpg',
  },
  '/services/fuel': {
    description:
      'Jet A1 through the airport’s fuelling provider and Avgas by prior arrangement at Kuwait. Quantity, timing and delivery note checked for your flight.',
    socialImage: '/social/fuel.jpg',
  },
  '/services/catering': {
    description:
      'Crew meals, passenger trays and VIP menus for departures from Kuwait, ordered to fit the galley, with allergens in writing and the cold chain kept.',
    socialImage: '/social/catering.jpg',
  },
  '/services/transport-hotac': {
    description:
      'Crew and passenger transfers tied to actual times, rest-window hotel rooms, day rooms and rooming lists in Kuwait, rebooked when the schedule slips.',
    socialImage: '/social/transport-hotac.jpg',
  },
  '/services/concierge-services': {
    description:
      'Shuttle, limousine and taxi coordination, hire cars, local and city hotel agreements, and call-out services for crews and passengers in Kuwait.',
    socialImage: '/social/concierge-services.jpg',
  },
  '/services/private-jets-charter': {
    description:
      'Private and group charter, evacuation, cargo charter and aircraft sale support in Kuwait. Every charter flight is operated by a licensed operator.',
    socialImage: '/social/private-jets-charter.jpg',
  },
  '/services/cargo-flights': {
    description:
      'Support for ad hoc freighters and part charters at Kuwait: permits, cargo papers, dangerous goods, live animals, outsize loads and heat-aware timing.',
    socialImage: '/social/cargo-flights.jpg',
  },
  '/services/air-ambulance-flights': {
    description:
      'Priority coordination for air ambulance flights at Kuwait: permits on medical grounds, ambulance access, stretcher needs, oxygen and hospital liaison.',
    socialImage: '/social/air-ambulance-flights.jpg',
  },
  '/services/airline-representation': {
    description:
      'Station supervision, local liaison, invoice checks and flight reports for airlines in Kuwait, with ground handling on credit for approved accounts.',
    socialImage: '/social/airline-representation.jpg',
  },
  '/404': {
    description:
      'This page does not exist. Go back to the Aero home page, or call our operations desk in Kuwait, open 24/7, if you have a flight to arrange.',
    socialImage: '/social/not-found.jpg',
  },
}
