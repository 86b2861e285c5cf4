import type { SitePath } from '#lib/paths.ts'
import type { PageMeta } from './types.ts'

/** Description and social image of each page. Prerendered, and not part of the client bundle. */
export const metadata: Record<SitePath | '/404', PageMeta> = {
  '/': {
    description:
      'Permits, supervised ground handling, fuel, catering, crew hotels, cargo and air ambulance support at Kuwait International (KWI/OKKK). One desk, 24/7.',
    socialImage: '/social/home.jpg',
  },
  '/services': {
    description:
      'Ten ground and flight-support services for a stop in Kuwait, from landing permits to the departure report: what each covers and what to send us.',
    socialImage: '/social/services.jpg',
  },
  '/about-us': {
    description:
      'How Aero works in Kuwait: one desk and one file for each flight, named coordinators, confirmations in writing, and discretion about every movement.',
    socialImage: '/social/about-us.jpg',
  },
  '/contact-us': {
    description:
      'Call, email or write to the Aero operations desk in Farwaniya, Kuwait. Open 24/7 for flight requests, changes on the day and account questions.',
    socialImage: '/social/contact-us.jpg',
  },
  '/services/operations': {
    description:
      'Landing and overflight permits for Kuwait (OKKK/KWI), with slots, parking, flight-plan support, crew briefing and flight watch. Operations desk 24/7.',
    socialImage: '/social/operations.jpg',
  },
  '/services/ground-handling': {
    description:
      'Ground handling supervision at Kuwait International Airport (KWI/OKKK): handling agents and the FBO briefed, each task timed, a report after departure.',
    socialImage: '/social/ground-handling.jpg',
  },
  '/services/fuel': {
    description:
      'Jet fuel in Kuwait (OKKK): Jet A-1 through the airport’s fuelling provider, Avgas by prior arrangement. Quantity, timing and delivery note checked.',
    socialImage: '/social/fuel.jpg',
  },
  '/services/catering': {
    description:
      'In-flight catering in Kuwait (KWI/OKKK): crew meals, passenger trays and VIP menus, ordered to fit your galley, with allergens listed in writing.',
    socialImage: '/social/catering.jpg',
  },
  '/services/transport-hotac': {
    description:
      'Crew hotels and transport (HOTAC) in Kuwait: transfers on actual times, rooms for the rest period, day rooms, rooming lists and rebooking after delays.',
    socialImage: '/social/transport-hotac.jpg',
  },
  '/services/concierge-services': {
    description:
      'VIP concierge in Kuwait for crews and passengers: limousines, taxis, shuttles, hire cars, hotel rooms and call-out services, arranged by one desk.',
    socialImage: '/social/concierge-services.jpg',
  },
  '/services/private-jets-charter': {
    description:
      'Aircraft charter enquiries placed with licensed operators, and private jet support in Kuwait (OKKK): permits, parking, crew, cars and catering.',
    socialImage: '/social/private-jets-charter.jpg',
  },
  '/services/cargo-flights': {
    description:
      'Cargo charter and freighter support in Kuwait (OKKK): permits, air waybill, dangerous goods, NOTOC, live animals, ULDs and outsize loads.',
    socialImage: '/social/cargo-flights.jpg',
  },
  '/services/air-ambulance-flights': {
    description:
      'Air ambulance ground support in Kuwait (OKKK), 24/7: permits on medical grounds, ambulance access, stretcher, oxygen, hospital liaison, crew rooms.',
    socialImage: '/social/air-ambulance-flights.jpg',
  },
  '/services/airline-representation': {
    description:
      'Airline representation and station supervision in Kuwait (KWI/OKKK): liaison, SGHA, delay codes, invoice checks, reports; credit for approved accounts.',
    socialImage: '/social/airline-representation.jpg',
  },
  '/404': {
    description:
      'This page does not exist. Go back to the Aero home page, or call our operations desk in Kuwait, open 24/7, if you have a flight to arrange.',
    socialImage: '/social/not-found.jpg',
  },
}
