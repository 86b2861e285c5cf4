import { company } from '#content/company.ts'
import { pictures } from './media.ts'
import type { PlaceholderValue, ServicePageContent } from '#content/types.ts'

export const content = {
  slug: 'transport-hotac',
  promise:
    'We arrange crew hotels and transport (HOTAC) in Kuwait: transfers between aircraft and hotel for crews and passengers, and rooms for the full rest period.',
  fact: { label: 'Airport to Kuwait City', value: company.airport.toCity },
  picture: pictures['transport-hotac'],
  arrange: [
    {
      title: 'Crew transfers',
      text: 'Between airport and hotel, in a vehicle with room for the crew and their flight bags.',
    },
    {
      title: 'Passenger transfers',
      text: 'Cars, vans and coaches for groups, delayed passengers and onward connections. In summer the meeting point is indoors.',
    },
    {
      title: 'Pick-up on actual times',
      text: 'The driver works to the latest ETA, early or late.',
    },
    {
      title: 'Hotac',
      text: 'HOTAC is airline shorthand for hotel accommodation: the rooms that a crew, or delayed passengers, need between flights.',
    },
    {
      title: 'Rooms for the rest period',
      text: 'Booked from check-in to call time, with a quiet room requested and late checkout agreed in advance.',
    },
    {
      title: 'Day rooms',
      text: 'For split duties and long turnarounds, when a crew needs a few hours of rest in a cool, dark room.',
    },
    {
      title: 'Rooming list',
      text: 'Names, room types, arrival and call times on one sheet, shared with the hotel and the captain.',
    },
    {
      title: 'Disruption rebooking',
      text: 'When a departure slips or is cancelled, we change cars, rooms and meals together and send you one new plan.',
    },
  ],
  steps: [
    {
      title: 'Duty times in',
      text: 'Send the schedule and the rest rule you work to. We count back from the report time.',
    },
    {
      title: 'Cars and rooms out',
      text: 'You receive hotel, vehicle, driver contact and rooming list on one page.',
    },
    {
      title: 'Arrival',
      text: 'The driver waits for the actual landing, and we ask the hotel to have the keys ready.',
    },
    {
      title: 'Call and return',
      text: 'Wake-up call, checkout and pick-up follow the latest departure time, not the scheduled one.',
    },
  ],
  send: [
    'Flight numbers or registration, in and out',
    'ETA and ETD in UTC',
    'Names of crew or passengers, with rank for crew',
    'Rooms and type: single, twin, suite, day room',
    'Rest period, or report time and minimum rest',
    'Hotel preference: near the airport or in the city',
    'Bags per person, and bulky items',
    'Meals to include, with dietary needs',
    'Nationality, and visa or entry status, of each person',
    'Accessibility needs',
    'Mobile number of one person travelling',
    'Who pays: company account or guest',
  ],
  know: [
    {
      title: 'Crew visas',
      text: 'Whether a crew member needs a visa to leave the airport depends on nationality. Send the list early: we ask, and immigration decides.',
    },
    {
      title: 'No-shows and cancellations',
      text: 'Each hotel and car company has its own terms. Our offer states them before you confirm, with the time from which a charge applies.',
    },
    {
      title: 'Airport and city are close',
      text: `The airport is ${company.airport.toCity} south of Kuwait City, in Farwaniya Governorate. Traffic matters more than distance when we set the pick-up time.`,
    },
    {
      title: 'Kuwait time on the sheet',
      text: 'Hotels and drivers work in UTC+3. Our sheets show UTC and Kuwait time side\u00a0by\u00a0side.',
    },
  ],
  related: [
    {
      slug: 'concierge-services',
      reason: 'A guest’s car or an errand in town is one more line of the order.',
    },
    {
      slug: 'airline-representation',
      reason: 'Regular crews need standing arrangements. Keep them in one station file.',
    },
  ],
  contact: {
    plate: '/media/plate-transport-hotac.svg',
    title: 'Rooms and\u00a0cars for a\u00a0crew?',
    text: 'Call with the number of people, the landing time and the report time. You receive rooms and transport in one offer.',
  },
} satisfies ServicePageContent

/** Confirm that each is true, then delete its line. `npm run launch` lists what is left. */
export const claims = [
  { description: 'Offers state when a charge applies', path: 'content.know.1.text' },
] satisfies readonly PlaceholderValue[]
