type Service = {
  /** The company's own number of the service. */
  id: number
  name: string
  /** Document title of the service's page, which ` | ` and the company's name follow: 28 to 53 characters. */
  title: string
}

/**
 * The services in menu order, with id 9 before 8 on purpose. The key is the last segment of the page's
 * path, and the name of the folder in `src/services` that has everything else. Every page loads this
 * module: its cards are in `serviceCards.ts`.
 */
export const services = {
  operations: {
    id: 1,
    name: 'Operations',
    title: 'Kuwait landing & overflight permits (OKKK)',
  },
  'ground-handling': {
    id: 2,
    name: 'Ground Handling',
    title: 'Ground handling in Kuwait (KWI/OKKK)',
  },
  fuel: { id: 3, name: 'Fueling', title: 'Jet fuel in Kuwait (OKKK): Jet A-1 and Avgas' },
  catering: { id: 4, name: 'Catering', title: 'In-flight catering in Kuwait (KWI/OKKK)' },
  'transport-hotac': {
    id: 5,
    name: 'Transport & Hotac',
    title: 'Crew hotels & transport in Kuwait (HOTAC)',
  },
  'concierge-services': {
    id: 6,
    name: 'Concierge Services',
    title: 'VIP concierge in Kuwait for crew and guests',
  },
  'private-jets-charter': {
    id: 7,
    name: 'Private Jets and Charter',
    title: 'Aircraft charter & private jet support, Kuwait',
  },
  'cargo-flights': {
    id: 9,
    name: 'Cargo Flights',
    title: 'Cargo charter & freighter support in Kuwait',
  },
  'air-ambulance-flights': {
    id: 8,
    name: 'Air Ambulance Flights',
    title: 'Air ambulance support in Kuwait, 24/7',
  },
  'airline-representation': {
    id: 10,
    name: 'Airline Representation',
    title: 'Airline representation in Kuwait (KWI/OKKK)',
  },
} satisfies Readonly<Record<string, Service>>
