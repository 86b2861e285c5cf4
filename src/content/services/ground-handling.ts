import { groundHandling as groundHandlingPicture } from '../media/groundHandling.ts'
import type { ServicePageContent } from '../types.ts'

export { groundHandlingFilm as film } from '../media/groundHandlingFilm.ts'

export const content = {
  slug: 'ground-handling',
  name: 'Ground Handling',
  promise:
    'We brief and supervise the authorised providers at Kuwait International Airport for your turnaround, from touchdown to off-blocks.',
  fact: { label: 'Scope', value: 'Touchdown to off-blocks' },
  picture: groundHandlingPicture,
  arrange: {
    title: 'What we arrange',
    points: [
      {
        title: 'Pre-arrival brief',
        text: 'Each provider gets the same sheet: type, times, stand, service order, contacts and anything unusual about the aircraft.',
      },
      {
        title: 'Marshalling and stand',
        text: 'Stand requested, marshalling and chocks coordinated, and the stand number passed to crew and drivers.',
      },
      {
        title: 'Ground power and cooling',
        text: 'Asked for ahead of arrival, so that cabin and avionics are not left to the afternoon sun.',
      },
      {
        title: 'Baggage',
        text: 'Bags counted off and counted on, with special items and crew bags noted on the brief.',
      },
      {
        title: 'Water, toilet and cleaning',
        text: 'Ordered in the sequence you prefer and checked before the doors close.',
      },
      {
        title: 'Border formalities liaison',
        text: 'General declaration, crew and passenger lists reach the right counters before your people do.',
      },
      {
        title: 'Irregularity notes',
        text: 'A late loader, a scuffed panel, a missing bag: timed, described, sent to you while it can still be acted on.',
      },
      {
        title: 'Departure message',
        text: 'Off-blocks and airborne times, fuel, load and remarks, sent to the addresses you name.',
      },
    ],
  },
  steps: {
    title: 'How it runs',
    items: [
      {
        title: 'Brief',
        text: 'We turn your request into a service order, agree it with you and give it to each provider.',
      },
      {
        title: 'Arrival',
        text: 'Stand, power and steps are checked against the live estimate. If it moves, so do they.',
      },
      {
        title: 'Turnaround',
        text: 'Your coordinator follows each task against the clock and reports exceptions as they appear.',
      },
      {
        title: 'Departure',
        text: 'Doors, papers, off-blocks. You get the departure message, then the notes from the stop.',
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
      'Addresses for movement and departure messages',
      'Account or payment arrangement',
    ],
  },
  know: {
    title: 'Good to know in Kuwait',
    points: [
      {
        title: 'Who does what',
        text: 'Ramp tasks are carried out by the airport’s authorised providers. We supervise and coordinate them on your behalf.',
      },
      {
        title: 'Heat above 50 °C',
        text: 'In summer, plan power and cooling from on-blocks, and board late. Early and night turnarounds are kinder to everyone.',
      },
      {
        title: 'Dust',
        text: 'Visibility can drop within one shift. We watch the forecast and ask you early whether to fuel for a wait.',
      },
      {
        title: 'Stands are assigned',
        text: 'Stand and parking are subject to the authority’s approval and may change on the day. We re-brief when they do.',
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
      reason:
        'Galley loading is the step most easily spoiled by heat. It belongs on the same brief.',
    },
  ],
  contact: {
    title: 'Turning round in Kuwait?',
    text: 'Send type, times and load. We will return a service order for you to correct before anyone is briefed.',
  },
} satisfies ServicePageContent
