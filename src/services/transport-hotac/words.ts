import { company } from '#content/company.ts'
import { ijetGuide } from '#content/sources.ts'
import { privatePapers } from '#content/shared.ts'
import type { ServiceWords } from '#content/types.ts'

export const words = {
  slug: 'transport-hotac',
  promise:
    'We arrange crew hotels and transport (HOTAC) in Kuwait: transfers between aircraft and hotel for crews and passengers, and rooms for the full rest period.',
  fact: { label: 'Airport to Kuwait City', value: 'About half an hour' },
  arrange: {
    'Crew transfers': 'Between airport and hotel, with room for the crew and their flight bags.',
    'Passenger transfers':
      'Cars, vans and coaches for groups and delayed passengers. In summer the meeting point is indoors.',
    'Pick-up on actual times':
      'The driver works to the latest ETA, early or late, and the hotel has the keys ready.',
    Hotac:
      'Airline shorthand for hotel accommodation: rooms for a crew, or for delayed passengers, between flights.',
    'Rooms for the rest period':
      'Booked from check-in to call time, quiet, with late checkout agreed in advance.',
    'Day rooms': 'A few hours in a cool, dark room, for split duties and long turnarounds.',
    'Rooming list':
      'Names, rooms, arrival and call times on one sheet, in UTC and Kuwait time, for hotel and captain.',
    'Disruption rebooking':
      'When a departure slips, we change cars, rooms and meals together and send one new plan.',
  },
  send: [
    'Flight numbers or registration, in and out',
    'ETA and ETD in UTC',
    'Names of crew or passengers, with rank for crew',
    'Rooms and type: single, twin, suite, day room',
    'Rest period, or report time and minimum rest',
    'Hotel: near the airport or in the city',
    'Bags per person, and bulky items',
    'Meals to include, with dietary needs',
    'Nationality, and visa or entry status, of each person',
    'Accessibility needs',
    'Mobile number of one person travelling',
    'Who pays: company account or guest',
  ],
  sendNote: privatePapers,
  know: {
    'Crew visas':
      'Whether a crew member needs a visa to leave the airport depends on nationality. Send the list early: we ask, and immigration decides.',
    // OWNER: confirm that offers state when a charge applies
    'No-shows and cancellations':
      'Hotel and car company have terms of their own. Our offer states them, and from when a charge applies.',
    'Airport and city are close': {
      text: `Kuwait City is ${company.airport.toCity} away in a straight line, about half an hour by car.`,
      ...ijetGuide,
    },
  },
  related: {
    'concierge-services': 'A guest’s car, or an errand in town.',
    'airline-representation': 'Standing arrangements for regular crews.',
  },
  contact: {
    title: 'Rooms and\u00a0cars for a\u00a0crew?',
    text: 'Send the duty times.',
  },
} satisfies ServiceWords
