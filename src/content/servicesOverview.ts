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
  lead: 'Ten ground and flight-support services at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), arranged by one operations desk, 24/7.',
  picture: bannerServices,
} satisfies { title: string; lead: string; picture: PictureData }

export const intro = {
  title: 'Take one service, or the whole stop',
  text: [
    'A technical stop needs a landing permit and usually fuel. A state visit may need most of these ten services. Either way, you have one file, one thread of messages and a coordinator whose name you know.',
    'Each card names the details to send first. The page behind it says what we arrange, how it runs and what else we need to know.',
  ],
  send: 'Send us',
} satisfies { title: string; text: readonly string[]; send: string }

/** In menu order. A description starts with the outcome and has at most 18 words. */
export const cards = [
  {
    code: 'PERMITS · SLOTS',
    image: operations,
    track: 'sky',
    title: 'Operations',
    description:
      'Landing and overflight permits, slots and parking, requested together and followed up until the authority answers.',
    send: ['Registration, type, MTOW', 'Route, ETA and ETD in UTC', 'Purpose of flight'],
    link: '/services/operations',
  },
  {
    code: 'ON-BLOCKS · MVT · LDM',
    image: groundHandling,
    track: 'sky',
    title: 'Ground Handling',
    description:
      'A turnaround supervised from pre-arrival brief to departure report, and carried out by the airport’s authorised providers.',
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
      'Meals that fit your galley and your passengers’ diets, with allergens listed in writing for each dish.',
    send: ['Meals, crew and passengers', 'Diets and allergens', 'Galley and oven type'],
    link: '/services/catering',
  },
  {
    code: 'PICK-UP · REST',
    image: transportHotac,
    track: 'apron',
    title: 'Transport & Hotac',
    description:
      'Crew hotels and transport planned around the rest period and adjusted to actual times.',
    send: ['Names, or a head count', 'Flight, ETA in UTC', 'Rest period, room types'],
    link: '/services/transport-hotac',
  },
  {
    code: 'CARS · ROOMS · ERRANDS',
    image: conciergeServices,
    track: 'sky',
    title: 'Concierge Services',
    description: 'Cars, rooms and errands for crew and guests, arranged through one desk.',
    send: ['Number of guests or crew', 'When, in local time', 'Car, room or errand'],
    link: '/services/concierge-services',
  },
  {
    code: 'PRIVATE · CHARTER',
    image: privateJetsCharter,
    track: 'apron',
    title: 'Private Jets and Charter',
    description:
      'Discreet support for private flights, and charter enquiries placed with licensed operators for people, patients or freight.',
    send: ['From, to, date and time', 'Passengers and bags', 'Cabin or range you need'],
    link: '/services/private-jets-charter',
  },
  {
    code: 'AWB · DG · OUTSIZE',
    image: cargoFlights,
    track: 'skyBack',
    title: 'Cargo Flights',
    description:
      'Ad hoc freighters, part charters, ULDs and outsize loads, coordinated together with their papers.',
    send: ['Pieces, weight, dimensions', 'AWB and manifest', 'DG, live animals, cold chain'],
    link: '/services/cargo-flights',
  },
  {
    code: 'MEDEVAC · PRIORITY',
    image: airAmbulanceFlights,
    track: 'sky',
    title: 'Air Ambulance Flights',
    description:
      'Permits, ambulance access, stretcher handling and hospital liaison, coordinated before the aircraft lands.',
    send: ['Call first', 'ETA in UTC, ward, contact', 'Stretcher, oxygen, escort'],
    link: '/services/air-ambulance-flights',
  },
  {
    code: 'STATION · REPORTS',
    image: airlineRepresentation,
    track: 'skyBack',
    title: 'Airline Representation',
    description:
      'Your station in Kuwait supervised on your behalf, with invoice checks and a report after each flight.',
    send: ['Flight types and frequency', 'Schedule or season', 'Reports you expect'],
    link: '/services/airline-representation',
  },
] satisfies readonly ServiceCardItem[]

/** The film of an aircraft that crosses each card, and the labels of its shared pause button. */
export const overlay = {
  film: overlayFilm,
  pause: 'Pause flight tracks',
  play: 'Play flight tracks',
} satisfies { film: FilmData; pause: string; play: string }

export const contact = {
  title: 'Not sure which you need?',
  text: 'Describe the flight. We work out which services it needs and tell you before anything is booked.',
} satisfies { title: string; text: string }
