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
  lead: 'Ten flight services at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), arranged by one operations desk, 24/7.',
  picture: bannerServices,
} satisfies { title: string; lead: string; picture: PictureData }

export const intro = {
  title: 'Take one service, or the whole stop',
  text: [
    'A technical stop may need fuel and a landing permit; a state visit may need most of these ten. Either way there is one file, a named coordinator on every shift and one thread of messages.',
    'Each card below names the first details to send. Its page says what we arrange, how it runs and what else we need to know.',
  ],
  send: 'Send us',
} satisfies { title: string; text: readonly string[]; send: string }

/** Menu order. Descriptions put the outcome first and stay within 18 words. */
export const cards = [
  {
    code: 'PERMITS · SLOTS',
    image: operations,
    track: 'sky',
    title: 'Operations',
    description:
      'Landing and overflight permits, slot and parking requested together and followed to an answer.',
    send: ['Registration, type, MTOW', 'Route, ETA and ETD in UTC', 'Purpose of flight'],
    link: '/services/operations',
  },
  {
    code: 'ON-BLOCKS · MVT · LDM',
    image: groundHandling,
    track: 'sky',
    title: 'Ground Handling',
    description:
      'A turnaround supervised from on-blocks to the departure message, with the airport’s authorised providers briefed beforehand.',
    send: ['Registration and type', 'ETA and ETD in UTC', 'Passengers, bags, requests'],
    link: '/services/ground-handling',
  },
  {
    code: 'JET A-1 · AVGAS',
    image: fuel,
    track: 'skyBack',
    title: 'Fueling',
    description:
      'Jet A-1 or Avgas in your quantity, timed to your departure and checked on the delivery note.',
    send: ['Jet A-1 or Avgas', 'Quantity, with its unit', 'Registration, ETD in UTC'],
    link: '/services/fuel',
  },
  {
    code: 'CREW · PAX · VIP',
    image: catering,
    track: 'skyBack',
    title: 'Catering',
    description:
      'In-flight meals that fit the galley and the diet, chilled by the caterer, with allergens in writing.',
    send: ['Meals, crew and passengers', 'Diets and allergens', 'Galley and oven type'],
    link: '/services/catering',
  },
  {
    code: 'PICK-UP · REST',
    image: transportHotac,
    track: 'apron',
    title: 'Transport & Hotac',
    description:
      'Crew hotel and transport planned around the rest window, and moved with the actual times.',
    send: ['Names, or a head count', 'Flight, ETA in UTC', 'Rest window, room types'],
    link: '/services/transport-hotac',
  },
  {
    code: 'CARS · ROOMS · ERRANDS',
    image: conciergeServices,
    track: 'sky',
    title: 'Concierge Services',
    description: 'A car, a room or an errand arranged through one desk, for crew and guests alike.',
    send: ['Who, and how many', 'When, in local time', 'Car, room or errand'],
    link: '/services/concierge-services',
  },
  {
    code: 'PRIVATE · CHARTER',
    image: privateJetsCharter,
    track: 'apron',
    title: 'Private Jets and Charter',
    description:
      'Private movements planned discreetly, and charter enquiries placed with licensed operators for people, patients or freight.',
    send: ['From, to, date and time', 'Passengers and bags', 'Cabin or range you need'],
    link: '/services/private-jets-charter',
  },
  {
    code: 'AWB · DG · OUTSIZE',
    image: cargoFlights,
    track: 'skyBack',
    title: 'Cargo Flights',
    description:
      'Freight and its papers coordinated: ad hoc freighters, part charters, ULDs and outsize loads.',
    send: ['Pieces, weight, dimensions', 'AWB and manifest', 'DG, live animals, cold chain'],
    link: '/services/cargo-flights',
  },
  {
    code: 'MEDEVAC · PRIORITY',
    image: airAmbulanceFlights,
    track: 'sky',
    title: 'Air Ambulance Flights',
    description:
      'A patient’s transfer coordinated ahead of landing: permits, ambulance access, stretcher needs and hospital liaison.',
    send: ['Call first', 'ETA in UTC, ward, contact', 'Stretcher, oxygen, escort'],
    link: '/services/air-ambulance-flights',
  },
  {
    code: 'STATION · REPORTS',
    image: airlineRepresentation,
    track: 'skyBack',
    title: 'Airline Representation',
    description:
      'Your station in Kuwait supervised on your behalf, with liaison, invoice checks and a report after each flight.',
    send: ['Flight types and frequency', 'Schedule or season', 'Reports you expect'],
    link: '/services/airline-representation',
  },
] satisfies readonly ServiceCardItem[]

/** The aircraft that crosses each card, and the one control for all ten. */
export const overlay = {
  film: overlayFilm,
  pause: 'Pause flight tracks',
  play: 'Play flight tracks',
} satisfies { film: FilmData; pause: string; play: string }

export const contact = {
  title: 'Not sure which you need?',
  text: 'Describe the flight. We work out what it needs and tell you before anything is booked.',
} satisfies { title: string; text: string }
