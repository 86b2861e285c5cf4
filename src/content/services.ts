import {
  operations,
  groundHandling,
  fuel,
  catering,
  transportHotac,
  conciergeServices,
  privateJetsCharter,
  cargoFlights,
  airAmbulanceFlights,
  airlineRepresentation,
} from './media/serviceCards.ts'
import { bannerServices } from './media/bannerServices.ts'
import { overlayFilm } from './media/overlayFilm.ts'
import type { FilmData, PictureData, ServiceCardItem } from './types.ts'

export const banner = {
  title: 'Services',
  lead: 'Ten services at Kuwait International Airport (KWI / OKKK), arranged through one operations desk, 24/7.',
  picture: bannerServices,
} satisfies { title: string; lead: string; picture: PictureData }

export const intro = {
  title: 'Take one, or hand us the whole stop',
  text: [
    'A technical stop may need fuel and a landing permit. A state visit may need most of these ten. Either way there is one file, one coordinator and one thread of messages to search.',
    'Each page below says what we arrange, how it runs, and which details to send so that nobody has to ask twice.',
  ],
  send: 'Send us',
} satisfies { title: string; text: readonly string[]; send: string }

/** Menu order. Descriptions put the outcome first and stay within 18 words. */
export const cards = [
  {
    code: 'PERMITS · SLOTS',
    image: operations,
    title: 'Operations',
    description:
      'Permits, slot and parking requested together and tracked to an answer, with one briefing package for the crew.',
    send: ['Registration, type, MTOW', 'Route, ETA and ETD in UTC', 'Purpose of flight'],
    link: '/services/operations',
  },
  {
    code: 'ON-BLOCKS · OFF-BLOCKS',
    image: groundHandling,
    title: 'Ground Handling',
    description:
      'A turnaround watched from touchdown to off-blocks, with the airport’s authorised providers briefed before you land.',
    send: ['Registration and type', 'ETA and ETD in UTC', 'Passengers, bags, requests'],
    link: '/services/ground-handling',
  },
  {
    code: 'JET A1 · AVGAS',
    image: fuel,
    title: 'Fueling',
    description:
      'The right fuel and quantity on the delivery note: Jet A1 or Avgas, timed to your departure.',
    send: ['Jet A1 or Avgas', 'Quantity, with its unit', 'Registration, ETD in UTC'],
    link: '/services/fuel',
  },
  {
    code: 'CREW · PAX · VIP',
    image: catering,
    title: 'Catering',
    description:
      'Meals that fit the galley and the diet, kept cold to the door, with allergens in writing.',
    send: ['Meals, crew and passengers', 'Diets and allergens', 'Galley and oven type'],
    link: '/services/catering',
  },
  {
    code: 'PICK-UP · REST',
    image: transportHotac,
    title: 'Transport & Hotac',
    description:
      'Crew rested and back on time: transfers tied to actual arrival, rooms booked around the rest window.',
    send: ['Names, or a head count', 'Flight, ETA in UTC', 'Rest window, room types'],
    link: '/services/transport-hotac',
  },
  {
    code: 'CARS · ROOMS · ERRANDS',
    image: conciergeServices,
    title: 'Concierge Services',
    description:
      'A car, a room or an errand settled through one contact, for crew and guests alike.',
    send: ['Who, and how many', 'When, in local time', 'Car, room or errand'],
    link: '/services/concierge-services',
  },
  {
    code: 'PRIVATE · CHARTER',
    image: privateJetsCharter,
    title: 'Private Jets and Charter',
    description:
      'Private movements planned quietly, and charter enquiries placed with licensed operators for people, patients or freight.',
    send: ['From, to, date and time', 'Passengers and bags', 'Cabin or range you need'],
    link: '/services/private-jets-charter',
  },
  {
    code: 'AWB · DG · OUTSIZE',
    image: cargoFlights,
    title: 'Cargo Flights',
    description:
      'Freight on and off with its papers in order: ad hoc freighters, part charters and outsize loads.',
    send: ['Pieces, weight, dimensions', 'AWB and manifest', 'DG, live animals, cold chain'],
    link: '/services/cargo-flights',
  },
  {
    code: 'MEDEVAC · PRIORITY',
    image: airAmbulanceFlights,
    title: 'Air Ambulance Flights',
    description:
      'A patient’s transfer coordinated ahead of landing: permits, ambulance access, stretcher needs and hospital liaison.',
    send: ['Call first', 'ETA in UTC, ward, contact', 'Stretcher, oxygen, escort'],
    link: '/services/air-ambulance-flights',
  },
  {
    code: 'STATION · REPORTS',
    image: airlineRepresentation,
    title: 'Airline Representation',
    description:
      'Your station in Kuwait supervised on your behalf, with liaison, invoice checks and a report after each flight.',
    send: ['Flight types and frequency', 'Schedule or season', 'Reports you expect'],
    link: '/services/airline-representation',
  },
] satisfies readonly ServiceCardItem[]

/** The aircraft that crosses each card. */
export const overlay = overlayFilm satisfies FilmData

export const contact = {
  title: 'Not sure which of the ten?',
  text: 'Describe the flight. The desk will work out what it needs and say so before anything is booked.',
} satisfies { title: string; text: string }
