import { company } from '#content/company.ts'
import { heatDustAndFog } from '#content/navigation.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'ground-handling',
  promise:
    'We supervise ground handling at Kuwait International Airport (KWI\u00A0/\u00A0OKKK). The handling agent and other authorised providers work to one brief, and you receive a departure report.',
  arrange: {
    'Pre-arrival brief':
      'Each provider gets one sheet: type, times, stand, order of services, contacts, anything unusual.',
    'Marshalling and stand': 'We request the stand and give its number to crew and drivers.',
    // OWNER: confirm ground power for each stop
    'Ground power and cooling':
      'We order them ahead: a parked aircraft heats up fast. With them in place, the APU can stay off.',
    Baggage: 'Bags are counted off and on; special items and crew bags are on the brief.',
    'Water, toilet and cleaning':
      'They come in the sequence you prefer, and are checked before the doors close.',
    'Border formalities (CIQ) liaison':
      'The general declaration (GENDEC) and the lists are sent before crew and passengers arrive.',
    'Damage and irregularities': 'The captain is told first of any contact with the aircraft.',
    'MVT, LDM and departure report':
      'Movement (MVT) and load (LDM) messages go to the addresses you name. Our report follows.',
  },
  steps: {
    Brief: 'We turn your request into an order of services and agree it with you.',
    Arrival: 'Stand, power and steps follow the latest ETA.',
    Turnaround: 'Each task is timed, and exceptions reach you as they happen.',
    Departure: 'We watch paperwork, doors and pushback, then write the report.',
  },
  send: [
    'Aircraft registration, type and MTOW',
    'Call sign or flight number, in and out',
    'ETA and ETD in UTC, with previous and next station',
    'Landing permit reference, or ask us to request it',
    'Passengers and crew, in and out',
    'Baggage count and any special or heavy items',
    'Ground power, air start and cooling (GPU, ASU, ACU)',
    'Water, toilet and cleaning',
    'Steps, high loader or tow bar',
    'Passengers who need assistance',
    'Addresses for MVT, LDM and the report',
    'Handling agent under contract, and how you pay',
  ],
  know: {
    'Who does what':
      'The handling agent (for private flights, an FBO) and the fuel and catering companies do the work. We supervise it.',
    ...(company.atTheAircraft && { 'At the aircraft': company.atTheAircraft }),
    Heat: {
      text: 'Board late, and plan power and cooling from on blocks. Nights and early mornings are easier.',
      link: heatDustAndFog,
    },
    'Stands are assigned': 'They may change on the day. We then brief everyone again.',
    'OKKK and KWI':
      'Flight plans take the ICAO code, OKKK. MVT and LDM messages take the IATA code, KWI.',
  },
  related: {
    fuel: 'Ordered, timed and checked.',
    catering: 'Meals for crew and passengers.',
  },
  contact: {
    title: 'Planning a\u00a0turnaround in Kuwait?',
    text: 'Send type, times and load, and we draw up an order of services for you to approve.',
  },
} satisfies ServiceWords

export const report = {
  title: 'What the report shows',
  lead: 'Actual against planned times, and the cause of each delay. A part of the specimen, for an invented flight:',
  more: 'See the whole report after each flight',
}
