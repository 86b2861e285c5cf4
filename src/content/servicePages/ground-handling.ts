import { groundHandling as groundHandlingPicture } from '../media/groundHandling.ts'
import type { ServicePageContent } from '../types.ts'

export { groundHandlingFilm as film } from '../media/groundHandlingFilm.ts'

export const content = {
  slug: 'ground-handling',
  name: 'Ground Handling',
  promise:
    'We brief and supervise the handling agents, FBO and other authorised providers at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), from on-blocks to the departure message.',
  fact: { label: 'Scope', value: 'On-blocks to departure message' },
  picture: groundHandlingPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Pre-arrival brief',
        text: 'Each provider gets the same sheet: type, times, stand, order of services, contacts and anything unusual about the aircraft.',
      },
      {
        title: 'Marshalling and stand',
        text: 'We request the stand, coordinate marshalling and chocks, and pass the stand number to crew and drivers.',
      },
      {
        title: 'Ground power and cooling',
        text: 'Ordered ahead of arrival, so that cabin and avionics are not left to the afternoon sun.',
      },
      {
        title: 'Baggage',
        text: 'Bags are counted off and counted on, with special items and crew bags noted on the brief.',
      },
      {
        title: 'Water, toilet and cleaning',
        text: 'Ordered in the sequence you prefer and checked before the doors close.',
      },
      {
        title: 'Border formalities liaison',
        text: 'General declaration, crew list and passenger list are sent to the right counters ahead of your people.',
      },
      {
        title: 'Damage and irregularities',
        text: 'Any contact with the aircraft is reported to the captain at once. Delays and missing items are timed, described and sent to you.',
      },
      {
        title: 'MVT, LDM and departure message',
        text: 'Movement and load messages go to the addresses you name. Our departure message closes the stop: times, fuel, load and remarks.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Brief',
        text: 'We turn your request into an order of services, agree it with you and give it to each provider.',
      },
      {
        title: 'Arrival',
        text: 'Stand, power and steps are checked against the live estimate, and moved when it moves.',
      },
      {
        title: 'Turnaround',
        text: 'The coordinator on duty follows each task against the clock and reports exceptions as they appear.',
      },
      {
        title: 'Departure',
        text: 'We follow papers, doors and pushback to off-blocks. You receive the departure message, then our notes on the stop.',
      },
    ],
  },
  send: {
    title: 'What to send us',
    items: [
      'Aircraft registration, type and MTOW',
      'Call sign or flight number, inbound and outbound',
      'ETA and ETD in UTC, with previous and next station',
      'Landing permit reference, or ask us to request it',
      'Passengers and crew, in and out',
      'Baggage count and any special or heavy items',
      'Ground power, air start and cooling needs',
      'Water, toilet and cleaning requirements',
      'Steps, high loader or tow bar requirements',
      'Passengers who need assistance',
      'Addresses for MVT, LDM and departure messages',
      'Handling agent or FBO under contract, and how you pay',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Who does what',
        text: 'Ramp tasks are carried out by the airport’s authorised providers. We coordinate and supervise them on your behalf.',
      },
      {
        title: 'Heat above 50 °C',
        text: 'In summer, plan power and cooling from on-blocks, and board late. Early morning and night turnarounds spare passengers and crew the worst of it.',
      },
      {
        title: 'Dust',
        text: 'Visibility can drop within one shift. We watch the forecast and ask you early whether to fuel for a wait.',
      },
      {
        title: 'Stands are assigned',
        text: 'Stand and parking are subject to the authority’s approval and may change on the day. When they do, we brief everyone again.',
      },
    ],
  },
  related: [
    {
      slug: 'fuel',
      reason: 'The uplift has to fit between offload and boarding, so we time the two together.',
    },
    {
      slug: 'catering',
      reason: 'Galley loading is what heat spoils first, so it belongs on the same brief.',
    },
  ],
  contact: {
    title: 'Planning a\u00a0turnaround in Kuwait?',
    text: 'Send type, times and load. We return an order of services for you to correct before anyone is briefed.',
  },
} satisfies ServicePageContent
