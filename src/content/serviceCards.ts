import type { ServiceSlug } from './paths.ts'
import type { ServiceCardItem } from './types.ts'

/** A description puts the outcome first and has at most 18 words. */
export const serviceCards: Readonly<Record<ServiceSlug, ServiceCardItem>> = {
  operations: {
    code: 'PERMITS · SLOTS',
    track: 'sky',
    description: 'Permits to land and overfly, with parking and slots.',
    serviceType: 'Landing and overflight permits and flight support',
    metaDescription:
      'Landing and overflight permits for Kuwait (OKKK/KWI), with slots, parking, flight-plan support, crew briefing and flight watch. Operations desk 24/7.',
  },
  'ground-handling': {
    code: 'ON-BLOCKS · MVT · LDM',
    track: 'sky',
    description:
      'A turnaround by the airport’s authorised providers, supervised from brief to departure report.',
    serviceType: 'Ground handling supervision',
    metaDescription:
      'Ground handling supervision at Kuwait International Airport (KWI/OKKK): handling agents and an FBO briefed, each task timed, a report after departure.',
  },
  fuel: {
    code: 'JET A-1 · AVGAS',
    track: 'apron',
    description:
      'Jet A-1 in your quantity, Avgas by prior arrangement, timed to your departure and checked on delivery.',
    serviceType: 'Aviation fuel arrangement',
    metaDescription:
      'Jet fuel in Kuwait (OKKK): Jet A-1 through the airport’s fuelling provider, Avgas by prior arrangement. Quantity, timing and delivery note checked.',
  },
  catering: {
    code: 'CREW · PAX · VIP',
    track: 'skyBack',
    description:
      'Meals that fit your galley and your passengers’ diets, with allergens listed dish by dish.',
    serviceType: 'In-flight catering arrangement',
    metaDescription:
      'In-flight catering in Kuwait (KWI/OKKK): crew meals, passenger trays and VIP menus, ordered to fit your galley, allergens listed.',
  },
  'transport-hotac': {
    code: 'PICK-UP · REST',
    track: 'apron',
    description:
      'Crew hotels and transport planned around the rest period and adjusted to actual times.',
    serviceType: 'Crew accommodation and transport',
    metaDescription:
      'Crew hotels and transport (HOTAC) in Kuwait: transfers on actual times, rooms for the rest period, day rooms, rooming lists and rebooking after delays.',
  },
  'concierge-services': {
    code: 'CARS · ROOMS · ERRANDS',
    track: 'sky',
    description: 'Cars, rooms and errands in town for crew and guests, tied to the flight.',
    serviceType: 'Concierge services for guests and crews',
    metaDescription:
      'VIP concierge in Kuwait for guests and crews: limousines, taxis, shuttles, hire cars, hotel rooms and call-out services, arranged by one desk.',
  },
  'private-jets-charter': {
    code: 'PRIVATE · CHARTER',
    track: 'apron',
    description:
      'Discreet support for private flights, and charter enquiries placed with licensed operators.',
    serviceType: 'Private jet support and charter enquiries',
    metaDescription:
      'Aircraft charter enquiries placed with licensed operators, and private jet support in Kuwait (OKKK): permits, parking, crew, cars and catering.',
  },
  'cargo-flights': {
    code: 'AWB · DG · OUTSIZE',
    track: 'apron',
    description: 'Ad hoc freighters, part charters, ULDs and outsize loads, with their documents.',
    serviceType: 'Cargo flight and freighter support',
    metaDescription:
      'Cargo charter and freighter support in Kuwait (OKKK): permits, air waybill, dangerous goods, NOTOC, live animals, ULDs and outsize loads.',
  },
  'air-ambulance-flights': {
    code: 'MEDEVAC · PRIORITY',
    track: 'sky',
    description:
      'Permits, apron access, stretcher and hospital liaison, taken up before other work.',
    serviceType: 'Air ambulance ground support',
    metaDescription:
      'Air ambulance ground support in Kuwait (OKKK), 24/7: permits on medical grounds, ambulance on the apron, stretcher, oxygen, hospital liaison.',
  },
  'airline-representation': {
    code: 'STATION · REPORTS',
    track: 'skyBack',
    description:
      'Your station in Kuwait supervised on your behalf, with invoice checks and a report after each flight.',
    serviceType: 'Airline representation and station supervision',
    metaDescription:
      'Airline representation and station supervision in Kuwait (KWI/OKKK): liaison, SGHA, delay codes, invoice checks, reports; credit for approved accounts.',
  },
}
