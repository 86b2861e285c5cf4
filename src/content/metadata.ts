import type { SitePath } from '#lib/paths.ts'
import type { PageMeta } from './types.ts'

/** What search results and shared links say about each page. Prerendered, and not in the client. */
export const metadata: Record<SitePath | '/404', PageMeta> = {
  '/': {
    description:
      'Landing permits, ground handling supervision, fuel, catering, crew, cargo and air ambulance support at Kuwait International Airport. One desk, 24/7.',
    socialImage: '/social/home.jpg',
  },
  '/services': {
    description:
      'Ten services for one stop in Kuwait, from landing permits to the departure message. See what each covers and what our desk needs from you.',
    socialImage: '/social/services.jpg',
  },
  '/about-us': {
    description:
      'How Aero works: one file from first request to departure message, a named coordinator on every shift, answers in writing, discretion by default.',
    socialImage: '/social/about-us.jpg',
  },
  '/contact-us': {
    description:
      'Call, email or write to the Aero operations desk in Farwaniya, Kuwait. Open 24/7 for flight requests, changes on the day and account questions.',
    socialImage: '/social/contact-us.jpg',
  },
  '/services/operations': {
    description:
      'Flight operations for Kuwait (OKKK, KWI): landing and overflight permits, slots, parking, flight-plan support, crew briefing and flight watch, 24/7.',
    socialImage: '/social/operations.jpg',
  },
  '/services/ground-handling': {
    description:
      'Ground handling supervision at Kuwait International: we coordinate handling agents and FBO for stand, baggage, power, cooling, cleaning and messages.',
    socialImage: '/social/ground-handling.jpg',
  },
  '/services/fuel': {
    description:
      'Jet A-1 through the airport’s fuelling provider and Avgas by prior arrangement at Kuwait (OKKK). Quantity, timing, fees and delivery note checked.',
    socialImage: '/social/fuel.jpg',
  },
  '/services/catering': {
    description:
      'In-flight catering from Kuwait (KWI): crew meals, passenger trays and VIP menus, ordered to fit the galley, with allergens listed in writing.',
    socialImage: '/social/catering.jpg',
  },
  '/services/transport-hotac': {
    description:
      'Crew hotel and transport (HOTAC) in Kuwait: transfers on actual times, rest-window rooms, day rooms, rooming lists, and rebooking when plans slip.',
    socialImage: '/social/transport-hotac.jpg',
  },
  '/services/concierge-services': {
    description:
      'VIP concierge in Kuwait for crews and passengers: limousine, taxi and shuttle coordination, hire cars, hotel agreements and call-out services.',
    socialImage: '/social/concierge-services.jpg',
  },
  '/services/private-jets-charter': {
    description:
      'Private jet charter enquiries and private flight support in Kuwait: permits, parking, crew and cabin. Every charter is flown by a licensed operator.',
    socialImage: '/social/private-jets-charter.jpg',
  },
  '/services/cargo-flights': {
    description:
      'Cargo charter, freighter and ULD support at Kuwait (OKKK): permits, air waybill, dangerous goods, NOTOC, live animals, outsize loads and timing.',
    socialImage: '/social/cargo-flights.jpg',
  },
  '/services/air-ambulance-flights': {
    description:
      'Air ambulance ground support in Kuwait (OKKK): permits on medical grounds, ambulance access, stretcher, oxygen, hospital liaison and crew care.',
    socialImage: '/social/air-ambulance-flights.jpg',
  },
  '/services/airline-representation': {
    description:
      'Airline representation and station supervision in Kuwait: liaison, SGHA, delay codes, invoice checks and reports; credit for approved accounts.',
    socialImage: '/social/airline-representation.jpg',
  },
  '/404': {
    description:
      'This page does not exist. Go back to the Aero home page, or call our operations desk in Kuwait, open 24/7, if you have a flight to arrange.',
    socialImage: '/social/not-found.jpg',
  },
}
