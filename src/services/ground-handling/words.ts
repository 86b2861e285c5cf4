import { pictures } from './media.ts'
import type { PlaceholderValue, ServicePageContent } from '#content/types.ts'

export const content = {
  slug: 'ground-handling',
  promise:
    'We supervise ground handling at Kuwait International Airport (KWI\u00A0/\u00A0OKKK). Handling agents, FBO and other authorised providers work to one brief, and you receive a departure report.',
  fact: { label: 'Scope', value: 'Pre-arrival to departure report' },
  picture: pictures['ground-handling'],
  arrange: [
    {
      title: 'Pre-arrival brief',
      text: 'Each provider gets one sheet: type, times, stand, order of services, contacts, and anything unusual about the aircraft.',
    },
    {
      title: 'Marshalling and stand',
      text: 'We request the stand, coordinate marshalling and chocks, and give the stand number to crew and drivers.',
    },
    {
      title: 'Ground power and cooling',
      text: 'Ordered ahead of arrival, because a parked aircraft heats up fast in the afternoon sun.',
    },
    {
      title: 'Baggage',
      text: 'Bags are counted off and on. Special items and crew bags are noted on the brief.',
    },
    {
      title: 'Water, toilet and cleaning',
      text: 'Ordered in the sequence you prefer, and checked before the doors close.',
    },
    {
      title: 'Border formalities (CIQ) liaison',
      text: 'We send the general declaration (GENDEC), crew and passenger lists to immigration and customs before your people get there.',
    },
    {
      title: 'Damage and irregularities',
      text: 'We report any contact with the aircraft to the captain at once. Delays and missing items are timed, described and sent\u00a0to\u00a0you.',
    },
    {
      title: 'MVT, LDM and departure report',
      text: 'Movement (MVT) and load (LDM) messages go to the addresses you name. Our departure report follows: times, fuel, load and remarks.',
    },
  ],
  steps: [
    {
      title: 'Brief',
      text: 'We turn your request into an order of services, agree it with you, and give it to each provider.',
    },
    {
      title: 'Arrival',
      text: 'Stand, power and steps are checked against the latest ETA, and each provider is told of a change.',
    },
    {
      title: 'Turnaround',
      text: 'The coordinator on duty times each task and reports exceptions as they happen.',
    },
    {
      title: 'Departure',
      text: 'We watch paperwork, doors and pushback. When the aircraft is off blocks, we write the departure report.',
    },
  ],
  send: [
    'Aircraft registration, type and MTOW',
    'Call sign or flight number, inbound and outbound',
    'ETA and ETD in UTC, with previous and next station',
    'Landing permit reference, or ask us to request it',
    'Passengers and crew, in and out',
    'Baggage count and any special or heavy items',
    'Ground power, air start and cooling needs (GPU, ASU, ACU)',
    'Water, toilet and cleaning requirements',
    'Steps, high loader or tow bar requirements',
    'Passengers who need assistance',
    'Addresses for MVT, LDM and the departure report',
    'Handling agent or FBO under contract, and how you pay',
  ],
  know: [
    {
      title: 'Who does what',
      text: 'Ramp tasks are carried out by the airport’s authorised providers: a handling agent or, for private flights, an FBO (in our papers, the handling provider), and the fuel and catering companies. We coordinate and supervise them on your behalf.',
    },
    {
      title: 'Heat',
      text: 'Summer days often reach 45 to 48 °C, on some days above 50 °C. Plan power and cooling from the on-blocks time, and board late. Turnarounds at night or in the early morning are easier on passengers and crew.',
    },
    {
      title: 'Dust and fog',
      text: 'Dust can cut visibility within the hour, and fog can hold flights on winter mornings. We watch the forecast and ask you early whether to load extra fuel for a delay.',
    },
    {
      title: 'Stands are assigned',
      text: 'Stand and parking are subject to the authority’s approval and may change on the day. If they do, we brief everyone again.',
    },
    {
      title: 'OKKK and KWI',
      text: 'Flight plans take the ICAO code, OKKK (formerly OKBK). MVT and LDM messages take the IATA code, KWI. Please check your templates.',
    },
  ],
  related: [
    {
      slug: 'fuel',
      reason:
        'Fuelling is simplest with the cabin empty, between disembarking and boarding. We plan the two together.',
    },
    {
      slug: 'catering',
      reason:
        'Chilled food should go straight into a cool galley, so catering belongs on the same brief.',
    },
  ],
  contact: {
    plate: '/media/plate-ground-handling.svg',
    title: 'Planning a\u00a0turnaround in Kuwait?',
    text: 'Send type, times and load, and we draw up an order of services. We brief the providers once you approve it, or in time for arrival if we cannot reach you.',
  },
} satisfies ServicePageContent

export const report = {
  title: 'What the report shows',
  lead: 'The departure report sets actual against planned times, task by task, and gives the cause of each delay. Here is part of a specimen, for an invented flight.',
  more: 'See the whole specimen report',
}

/** Confirm that each is true, then delete its line. `npm run launch` lists what is left. */
export const claims = [
  {
    description: 'Providers briefed in time if the client cannot be reached',
    path: 'content.contact.text',
  },
] satisfies readonly PlaceholderValue[]
